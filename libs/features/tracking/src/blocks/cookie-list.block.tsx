import { useEffect, useState, type ComponentType } from 'react';
import { languageChain, useFeature } from '@larder/platform';
import type { TrackingSettings } from '../config.js';
import { useText } from '../messages/use-text.js';
import styles from './cookie-list.module.css';
import type { CookieGroup, Fields } from './cookie-list.schema.js';
import type { ManagerGroupsProps } from './manager-groups.js';
import { siteCookies } from './site-cookies.js';

/**
 * TRK-31: the cookies by category, from the consent manager, with the editors' additions. It overrides
 * the content feature's block of that name, which only has the editors' groups.
 */
export default function CookieList({ fields }: { readonly fields: Fields }) {
  const { settings, tenant } = useFeature();
  const own = settings<TrackingSettings>('tracking');
  const isExternal = own.consent.manager === 'external';
  const listed = isExternal ? [] : [...siteCookies(tenant, own), ...own.cookies];
  return (
    <div className={styles.list}>
      {isExternal ? <ManagerGroups /> : <SiteCookieGroups />}
      <Groups groups={beyond(fields.groups, new Set(listed.map(({ name }) => name)))} />
    </div>
  );
}

/** Groups without cookies that are already listed, and without empty groups. */
function beyond(groups: readonly CookieGroup[], listed: ReadonlySet<string>): CookieGroup[] {
  return groups
    .map((group) => ({ ...group, cookies: group.cookies.filter(({ name }) => !listed.has(name)) }))
    .filter(({ cookies }) => cookies.length > 0);
}

function useLasting() {
  const text = useText();
  return (days: number | undefined) => {
    if (days === undefined) return text('list.stored');
    return days === 0 ? text('list.session') : text('list.days', { days });
  };
}

function SiteCookieGroups() {
  const { settings, tenant, locale } = useFeature();
  const text = useText();
  const lasting = useLasting();
  const own = settings<TrackingSettings>('tracking');
  const languages = languageChain(locale.code, tenant.locales[0]?.code);
  const all = [
    ...siteCookies(tenant, own).map(({ name, category, text: key, days }) => ({
      category,
      cookie: { name, provider: tenant.shopName, purpose: text(key), lasts: lasting(days) },
    })),
    ...own.cookies.map(({ name, category, provider, purpose, days = 0 }) => ({
      category,
      cookie: {
        name,
        provider: provider ?? tenant.shopName,
        purpose: languages.flatMap((language) => purpose[language] ?? [])[0] ?? '',
        lasts: lasting(days),
      },
    })),
  ];
  const categories = [...new Set(all.map(({ category }) => category))].sort();
  const groups = categories.map((category) => ({
    title: text(`category.${category}`),
    text: text(`about.${category}`),
    cookies: all.filter((one) => one.category === category).map(({ cookie }) => cookie),
  }));
  return <Groups groups={groups} />;
}

/** The list of an external manager has its own chunk, which other shops do not load. */
function ManagerGroups() {
  const text = useText();
  const lasts = useLasting();
  const [Manager, setGroups] = useState<ComponentType<ManagerGroupsProps>>();
  useEffect(() => {
    void import('./manager-groups.js').then(
      (module) => setGroups(() => module.default),
      () => undefined,
    );
  }, []);
  const pending = <p role="status">{text('list.pending')}</p>;
  return Manager ? <Manager lasts={lasts} pending={pending} render={Groups} /> : pending;
}

function Groups({ groups }: { readonly groups: readonly CookieGroup[] }) {
  const text = useText();
  return groups.map((group) => (
    <section key={group.title} className={styles.group}>
      <h3>{group.title}</h3>
      {group.text !== undefined && <p>{group.text}</p>}
      <ul role="list" className={styles.cookies}>
        {group.cookies.map(({ name, provider, purpose, lasts }) => (
          <li key={name}>
            <code className={styles.name}>{name}</code>
            <p>{purpose}</p>
            <p className={styles.facts}>
              {text('list.provider', { provider })} · {lasts}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
