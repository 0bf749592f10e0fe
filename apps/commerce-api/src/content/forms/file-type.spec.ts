import { matchesType, safeName } from './file-type.js';

const text = (content: string) => new TextEncoder().encode(content);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...text('<html><script>alert(1)</script>')]);

describe('S16 what visitors send along', () => {
  it.each([
    ['a page', 'image/png', text('<html>')],
    [
      'a drawing that may run code',
      'image/svg+xml',
      text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['an archive', 'application/zip', text('PK\u0003\u0004')],
    ['an archive by another name', 'application/pdf', text('PK\u0003\u0004')],
    ['a file that becomes a PDF after a while', 'application/pdf', text(' \n%PDF-1.7')],
    ['nothing', 'image/jpeg', text('')],
    ['half a beginning', 'image/png', new Uint8Array([0x89, 0x50])],
  ])('is rejected when it is %s with the type %s', (_what, type, content) => {
    expect(matchesType(type, content)).toBe(false);
  });

  it('is recognised by its first bytes, and stored with that type', () => {
    expect(matchesType('image/jpeg', jpeg)).toBe(true);
    expect(matchesType('application/pdf', text('%PDF-1.7'))).toBe(true);
  });

  it.each([
    ['Bon.PNG', 'image/png', 'Bon.PNG'],
    ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
    ['bill.png.exe', 'image/png', 'bill.png.exe.png'],
    ['x.png', 'image/jpeg', 'x.png.jpg'],
    ['../../etc/passwd', 'application/pdf', '.._.._etc_passwd.pdf'],
    ['exe\u202Egnp.png', 'image/png', 'exe_gnp.png'],
    ['line\r\nbreak.pdf', 'application/pdf', 'line__break.pdf'],
    ['', 'image/png', '.png'],
  ])('named %j as %s is stored as %j', (name, type, kept) => {
    expect(safeName(name, type)).toBe(kept);
  });

  it('has a name of at most 200 characters with its extension', () => {
    expect(safeName(`${'a'.repeat(500)}.png`, 'image/png')).toMatch(/^a{196}\.png$/);
    expect(safeName('a'.repeat(500), 'image/jpeg')).toMatch(/^a{196}\.jpg$/);
  });
});
