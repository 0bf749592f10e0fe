import { runSchemaCases, long } from '../core/testing/schema-cases.js';
import { isEmbeddable } from './embeds.js';
import * as content from './schemas.js';

describe('content', () => {
  const redirect = { url: '/a', label: 'Go' };

  it('NAV-76 NAV-77 NAV-78 a forwarding page has a URL and a text for its link', () => {
    runSchemaCases(
      content.AutoRedirect,
      [
        redirect,
        { ...redirect, targetElement: 'b', cookieType: 'marketing' },
        ...['statistic', 'targetGroupSelection'].map((cookieType) => ({ ...redirect, cookieType })),
        { ...redirect, label: long(300) },
      ],
      [
        { url: '/a' },
        { label: 'Go' },
        { ...redirect, url: 'javascript:a' },
        { ...redirect, label: '' },
        { ...redirect, label: long(301) },
        { ...redirect, cookieType: 'any' },
        { ...redirect, targetElement: '' },
      ],
    );
  });

  const block = { id: 'b', type: 'text', fields: { a: 1 } };
  it('CONT-50 a block is shown to guests, customers or members, and holds blocks', () => {
    runSchemaCases(
      content.Block,
      [block, { ...block, audience: ['guest', 'customer', 'member'], children: [block] }],
      [
        { ...block, audience: ['all'] },
        { ...block, id: '' },
        { ...block, fields: undefined },
        { ...block, children: [{}] },
        { ...block, type: 1 },
      ],
    );
    const whole = { ...block, audience: ['guest'], children: [block] };
    expect(content.Block.parse(whole)).toEqual(whole);
  });

  it('CONT-01 a page is followed and indexed by default', () => {
    const page = { slug: 's', name: 'n', blocks: [block] };
    expect(content.Page.parse(page)).toEqual({ ...page, noFollow: false, noIndex: false });
    const whole = {
      ...page,
      title: 't',
      description: 'd',
      metaDescription: 'm',
      keywords: 'k',
      noFollow: true,
      noIndex: true,
      ogImage: '/o',
      backgroundColor: 'red',
      backgroundImage: '/b',
      backgroundImageRepeat: 'no',
      backgroundImageSize: 'cover',
      autoRedirect: redirect,
    };
    expect(content.Page.parse(whole)).toEqual(whole);
    runSchemaCases(
      content.Page,
      [],
      [
        { ...page, blocks: undefined },
        { ...page, slug: 1 },
        { ...page, noIndex: 'no' },
      ],
    );
  });

  it('PLAT-21 a preview names its content', () => {
    const good = [
      { drafts: true },
      { drafts: false, at: '2026-11-24T09:00:00Z', audience: 'guest' },
    ];
    runSchemaCases(content.Preview, good, [
      {},
      { drafts: true, at: 'soon' },
      { drafts: true, audience: 'all' },
    ]);
  });

  it('NAV-59 redirects are three maps of texts', () => {
    const rules = { oneToOne: { '/a': '/b' }, manyToOne: {}, manyToMany: {} };
    expect(content.RedirectRules.parse(rules)).toEqual(rules);
    runSchemaCases(
      content.RedirectRules,
      [],
      [{}, { ...rules, oneToOne: { '/a': 1 } }, { ...rules, manyToMany: undefined }],
    );
  });

  const link = { label: 'l', href: '/a' };
  it('API-016 menus contain only safe URLs', () => {
    runSchemaCases(
      content.MenuLink,
      [link, { ...link, newTab: true }],
      [{ ...link, href: 'javascript:a' }, { href: '/a' }, { ...link, newTab: 1 }],
    );
    runSchemaCases(
      content.HeaderConfig,
      [{ links: [link] }, { links: [], promise: 'p' }],
      [{}, { links: [{}] }],
    );
    const column = { title: 't', links: [link] };
    const footer = { columns: [column], legal: [link] };
    const whole = { ...footer, promises: [{ title: 't', text: 'x' }], contact: column, note: 'n' };
    expect(content.FooterConfig.parse(whole)).toEqual(whole);
    runSchemaCases(
      content.FooterConfig,
      [footer],
      [{ columns: [] }, { legal: [] }, { ...footer, promises: [{}] }, { ...footer, contact: {} }],
    );
    runSchemaCases(
      content.TopBarBannerConfig,
      [{ text: 't' }, { text: 't', link }],
      [{}, { text: 't', link: {} }],
    );
    runSchemaCases(
      content.SocialConfig,
      [{}, { siteName: 's' }],
      [{ siteName: 1 }, { ogImage: {} }],
    );
  });

  it('API-016 a shop’s texts have exactly these names', () => {
    const names = [
      'topbarbanner',
      'header',
      'footer',
      'socialsharingandseo',
      'login',
      'offlineaccount',
      'passwordreset',
      'profile',
      'physicalcard',
      'registration',
    ];
    expect([...content.ConfigType.options]).toEqual(names);
    const forms = Object.fromEntries(names.slice(4).map((name) => [name, { any: 'thing' }]));
    const all = {
      ...forms,
      topbarbanner: { text: 't' },
      header: { links: [] },
      footer: { columns: [], legal: [] },
      socialsharingandseo: {},
    };
    expect(content.ClientConfigs.parse(all)).toEqual(all);
  });

  it('CONT-37 only listed sites may be framed', () => {
    const good = [
      'https://player.vimeo.com/1',
      'https://www.youtube-nocookie.com/e',
      'https://www.openstreetmap.org/',
    ];
    expect(good.map(isEmbeddable)).toEqual([true, true, true]);
    const bad = [
      'http://player.vimeo.com/1',
      'https://player.vimeo.com.evil.example',
      'no address',
      '',
    ];
    expect(bad.map(isEmbeddable)).toEqual([false, false, false, false]);
  });
});
