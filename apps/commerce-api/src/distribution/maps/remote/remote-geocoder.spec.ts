import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import { google } from './google.js';
import { nominatim } from './nominatim.js';
import { photon } from './photon.js';
import { remoteGeocoder } from './remote-geocoder.js';
import { fakeService, type Mood } from './testing/fake-service.js';

const finders = { photon, nominatim, google } as const;

describe.each(['photon', 'nominatim', 'google'] as const)('%s', (kind) => {
  let service: Awaited<ReturnType<typeof fakeService>>;
  let shop: TestApp;
  const reports: string[] = [];
  beforeAll(async () => {
    service = await fakeService(kind);
    const settings = { url: `${service.url}/`, key: 'k', answerMs: 300 };
    const geocoder = remoteGeocoder(finders[kind](settings), (message) => reports.push(message));
    shop = await testApp({ geocoder });
  });
  beforeEach(() => {
    service.be('well');
    // Whatever rests, rests no longer.
    shop.clock.advance(20 * 60_000);
    reports.length = service.requests.length = 0;
  });
  afterAll(async () => {
    await shop.close();
    service.close();
  });

  const at = (path: string) => shop.client().get<GeocodedAddress>(`/api/maps/${path}`);
  const suggest = async (query: string) => {
    const { status, body } = await shop
      .client()
      .get<PlaceSuggestion[]>(`/api/maps/places/autocomplete?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const names = async (query: string) => (await suggest(query)).map((one) => one.primaryPart);

  it('API-088 suggests addresses, those with a house number first, and each once', async () => {
    const typed = 'q=linden&addressOnly=true&restrictCountry=AT';
    const found = await names(typed);
    expect(found.filter((name) => name === 'Lindengasse 7')).toHaveLength(1);
    expect(found).toContain('Lindengasse');
    // Google's suggestions come without their addresses.
    if (kind !== 'google') expect(found[0]).toBe('Lindengasse 7');
    const [first] = await suggest('q=lindengasse%207&addressOnly=true');
    expect(first?.secondaryPart).toMatch(/Wien, Österreich$/);
    expect(first?.id).toMatch(new RegExp(`^${kind}:.{2,70}$`));
  });

  it('API-088 finds nothing abroad, and asks for nothing without a text', async () => {
    expect(await names('q=linden&addressOnly=true&restrictCountry=DE')).toEqual([]);
    service.requests.length = 0;
    expect(await names('q=%20')).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  it('API-090 finds the address behind a suggestion, and by its two parts when it is gone', async () => {
    const [picked] = await suggest('q=lindengasse%207&addressOnly=true');
    const { body } = await at(`geocode/${encodeURIComponent(picked?.id ?? '')}`);
    expect(body).toMatchObject({
      streetName: 'Lindengasse',
      streetNumber: '7',
      postalCode: '1070',
      city: 'Wien',
      country: 'Österreich',
      countryCode: 'AT',
    });
    expect(body.position.lat).toBeCloseTo(48.2004, 3);
    // Another process has not seen the suggestion.
    const parts = 'primaryPart=Lindengasse%207&secondaryPart=1070%20Wien';
    const moved = await at(`geocode/${kind}%3Agone?${parts}`);
    expect(moved.body).toMatchObject({ streetName: 'Lindengasse', streetNumber: '7' });
    expect((await at(`geocode/${kind}%3Agone`)).status).toBe(404);
  });

  it('API-089 API-091 finds addresses by position and in one line', async () => {
    const here = await at('geocode/location?latitude=48.2004&longitude=16.3551&addressOnly=true');
    expect(here.body).toMatchObject({ streetName: 'Lindengasse', streetNumber: '7' });
    expect((await at('geocode/location?latitude=0&longitude=0')).status).toBe(404);
    const line = await at(
      'geocode/address?address=Lindengasse%207,%201070%20Wien&restrictCountry=AT',
    );
    expect(line.body).toMatchObject({ postalCode: '1070', countryCode: 'AT' });
    expect((await at('geocode/address?address=Nirgendwo%201')).status).toBe(404);
  });

  it('SLOT-12 asks the own list for what the service does not know', async () => {
    expect(await names('q=seestr&addressOnly=true')).toEqual(['Seestraße 3']);
    const own = await at('geocode/address?address=Seestra%C3%9Fe%203,%205310%20Mondsee');
    expect(own.body).toMatchObject({ streetName: 'Seestraße', streetNumber: '3' });
  });

  it.each<Mood>(['slow', 'down', 'cut', 'html', 'refused', 'limited'])(
    'SLOT-12 ERR-27 answers from the own list while the service is %s, and lets it rest',
    async (mood) => {
      service.be(mood);
      expect(await names('q=laub&addressOnly=true')).toEqual(['Laubenweg 2', 'Laubenweg 14']);
      expect(service.requests).toHaveLength(1);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain(kind);
      // The next keys do not wait for it.
      const typed = await at('geocode/address?address=Laubenweg%2014,%201010%20Wien');
      expect(typed.body).toMatchObject({ streetNumber: '14' });
      expect(service.requests).toHaveLength(1);
      service.be('well');
      shop.clock.advance(11_000);
      await names('q=linden');
      // Who asked too often waits for as long as the service says.
      expect(service.requests).toHaveLength(mood === 'limited' ? 1 : 2);
      shop.clock.advance(60_000);
      expect(await names('q=lindengasse%207')).toContain('Lindengasse 7');
    },
  );
});
