import { formatFiles, generateFiles, installPackagesTask, writeJson } from '@nx/devkit';
import { refuseExisting, templates, namesOf } from '../tree/feature-folder.mjs';
import { clientConfig } from './client-config.mjs';
import { layoutOf, homePage } from './content.mjs';

/** A shop that starts and is served: goods can be browsed and searched, nothing is sold yet. */
export default async function tenant(tree, options) {
  const { id, host = `${id}.localhost` } = options;
  const root = `libs/tenants/${id}`;
  refuseExisting(tree, root);
  refuseTakenHost(tree, host);
  const shopName = namesOf(id);
  const locales = localesOf(options.languages.split(','));
  generateFiles(tree, templates(import.meta.dirname), root, { id, shopName });
  writeJson(tree, `${root}/config.json`, {
    hosts: [host],
    previewHosts: [`preview.${host}`],
    clientRuntimeConfig: clientConfig({ ...options, shopName, locales }),
  });
  const languages = [...new Set(locales.map(({ code }) => code.slice(0, 2)))];
  for (const language of languages) writeJson(tree, `${root}/messages/${language}.json`, {});
  const inEach = (make) =>
    Object.fromEntries(languages.map((language) => [language, make(shopName, language)]));
  writeJson(tree, `${root}/content/pages/index.json`, inEach(homePage));
  writeJson(tree, `${root}/content/configs.json`, inEach(layoutOf));
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}

/** A host name leads to one shop. */
function refuseTakenHost(tree, host) {
  for (const other of tree.children('libs/tenants')) {
    const config = tree.read(`libs/tenants/${other}/config.json`, 'utf8');
    if (config && JSON.parse(config).hosts.includes(host))
      throw new Error(`${host} leads to the shop ${other} already`);
  }
}

/** The first language is at the root, each other one below its own prefix. */
function localesOf(codes) {
  return codes.map((code, at) => {
    const language = code.slice(0, 2);
    const label = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return {
      code,
      prefix: at === 0 ? '' : language,
      label: label[0].toLocaleUpperCase(language) + label.slice(1),
    };
  });
}
