import { formatFiles, generateFiles, installPackagesTask, logger, writeJson } from '@nx/devkit';
import { refuseExisting, templates, namesOf } from '../tree/feature-folder.mjs';
import { clientConfig } from './client-config.mjs';
import { layoutOf, homePage } from './content.mjs';
import { sampleSkus } from './goods.mjs';
import { legalLinks, legalPage, legalPagesOf } from './legal-pages.mjs';
import { addressLine } from './places.mjs';
import { sellingConfig, sellingData } from './selling.mjs';

/**
 * A shop that starts and is served: goods can be browsed and searched. With `selling` it has everything
 * that a first order needs, too.
 */
export default async function tenant(tree, options) {
  const { id, host = `${id}.localhost` } = options;
  const root = `libs/tenants/${id}`;
  refuseExisting(tree, root);
  refuseTakenHost(tree, host);
  const shopName = namesOf(id);
  const locales = localesOf(options.languages.split(','));
  generateFiles(tree, templates(import.meta.dirname), root, { id, shopName });
  const config = clientConfig({ ...options, shopName, locales });
  writeJson(tree, `${root}/config.json`, {
    $schema: '../../../docs/schemas/config.schema.json',
    hosts: [host],
    previewHosts: [`preview.${host}`],
    ...(options.selling && { imprint: imprintOf(shopName, locales, options.country) }),
    clientRuntimeConfig: options.selling ? sellingConfig(config) : config,
  });
  const languages = [...new Set(locales.map(({ code }) => code.slice(0, 2)))];
  for (const language of languages) writeJson(tree, `${root}/messages/${language}.json`, {});
  const inEach = (make) =>
    Object.fromEntries(languages.map((language) => [language, make(shopName, language)]));
  const skus = options.selling ? sampleSkus : [];
  const home = (name, language) => homePage(name, language, skus);
  writeJson(tree, `${root}/content/pages/index.json`, inEach(home));
  const layout = (name, language) => {
    const base = language === languages[0] ? '' : `/${language}`;
    const legal = options.selling ? legalLinks(options.country, language, base) : [];
    return layoutOf(name, language, { base, legal });
  };
  writeJson(tree, `${root}/content/configs.json`, inEach(layout));
  if (options.selling) writeSellingFiles(tree, root, config, inEach);
  await formatFiles(tree);
  return () => {
    installPackagesTask(tree, true);
    logger.info(nextSteps(id, host, options.selling));
  };
}

/** What its maker reads last. */
const nextSteps = (id, host, isSelling) =>
  [
    '',
    `The shop ${namesOf(id)} is in libs/tenants/${id}. Next:`,
    `  npm run check -- tenant ${id}`,
    '  npm start    (not needed where the shop runs: it takes the folder within seconds)',
    `  open http://${host}:4200${isSelling ? ', add a product and order it' : ''}`,
  ].join('\n');

function writeSellingFiles(tree, root, config, inEach) {
  for (const page of legalPagesOf(config.country)) {
    const inLanguage = (shopName, language) =>
      legalPage(page, { shopName, language, country: config.country });
    writeJson(tree, `${root}/content/pages/${page}.json`, inEach(inLanguage));
  }
  for (const [name, value] of Object.entries(sellingData(config)))
    if (name.endsWith('.jsonl')) tree.write(`${root}/data/${name}`, jsonLines(value));
    else writeJson(tree, `${root}/data/${name}`, value);
}

const jsonLines = (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Lines at the end of e-mails, to be replaced. */
const imprintOf = (shopName, locales, country) =>
  Object.fromEntries(locales.map(({ code }) => [code, [`${shopName}, ${addressLine(country)}`]]));

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
