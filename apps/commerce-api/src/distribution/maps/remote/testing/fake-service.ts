import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeocoderSettings } from '../../../../kernel/settings/settings.js';
import {
  googleId,
  googlePrediction,
  googleResult,
  nominatimPlace,
  photonAnswer,
  recordedPlaces,
} from './recorded-answers.js';

type Kind = GeocoderSettings['kind'];

/** As services fail: late, broken, cut off, in HTML, or because somebody asked too often. */
export type Mood = 'well' | 'slow' | 'down' | 'cut' | 'html' | 'limited' | 'refused';

/** Every word begins a word of the place, as a search while typing does. */
function found(text: string) {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return recordedPlaces.filter(({ name, street, number, postcode, city }) => {
    const own = [name, street, number, postcode, city, 'österreich'].join(' ').toLowerCase();
    return words.every((word) => ` ${own}`.includes(` ${word}`));
  });
}

const nearest = (lat: number, lng: number) =>
  recordedPlaces.filter((of) => Math.hypot(of.lat - lat, of.lng - lng) < 0.001).slice(0, 1);

function photonReply({ pathname, searchParams: of }: URL): unknown {
  if (pathname === '/api')
    return photonAnswer(found(of.get('q') ?? '').slice(0, Number(of.get('limit'))));
  if (pathname !== '/reverse') return undefined;
  return photonAnswer(nearest(Number(of.get('lat')), Number(of.get('lon'))));
}

function nominatimReply({ pathname, searchParams: of }: URL): unknown {
  const isHere = (of.get('countrycodes') ?? 'at') === 'at';
  if (pathname === '/search') return isHere ? found(of.get('q') ?? '').map(nominatimPlace) : [];
  if (pathname === '/lookup')
    return recordedPlaces
      .filter(({ osm, id }) => `${osm}${id}` === of.get('osm_ids'))
      .map(nominatimPlace);
  if (pathname !== '/reverse') return undefined;
  const [one] = nearest(Number(of.get('lat')), Number(of.get('lon')));
  return one ? nominatimPlace(one) : { error: 'Unable to geocode' };
}

function googleReply({ pathname, searchParams: of }: URL): unknown {
  const isHere = (of.get('components') ?? 'country:at') === 'country:at';
  const results = (all: typeof recordedPlaces) =>
    all.length > 0
      ? { status: 'OK', results: all.map(googleResult) }
      : { status: 'ZERO_RESULTS', results: [] };
  if (pathname === '/maps/api/place/autocomplete/json') {
    const all = isHere ? found(of.get('input') ?? '') : [];
    return {
      status: all.length > 0 ? 'OK' : 'ZERO_RESULTS',
      predictions: all.map(googlePrediction),
    };
  }
  if (pathname !== '/maps/api/geocode/json') return undefined;
  const id = of.get('place_id');
  const at = of.get('latlng');
  if (id !== null) {
    const known = recordedPlaces.filter((one) => googleId(one) === id);
    return known.length > 0 ? results(known) : { status: 'INVALID_REQUEST', results: [] };
  }
  if (at !== null) return results(nearest(Number(at.split(',')[0]), Number(at.split(',')[1])));
  return results(isHere ? found(of.get('address') ?? '') : []);
}

const replies = { photon: photonReply, nominatim: nominatimReply, google: googleReply } as const;

/** A geocoding service as it is outside: to the shop another process, with moods of its own. */
export async function fakeService(kind: Kind) {
  const requests: string[] = [];
  const state: { mood: Mood } = { mood: 'well' };
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const fail = (response: ServerResponse) => {
    const { mood } = state;
    if (mood === 'slow') return setTimeout(() => response.end('{}'), 60_000).unref();
    if (mood === 'html') return response.end('<html><h1>Bandwidth limit exceeded</h1></html>');
    if (mood === 'cut') return response.writeHead(200, { 'content-length': '99' }).end('{"fea');
    if (mood === 'down') return json(response, 503, {});
    // Google says so in a success.
    const isLimited = mood === 'limited';
    if (kind === 'google')
      return json(response, 200, { status: isLimited ? 'OVER_QUERY_LIMIT' : 'REQUEST_DENIED' });
    if (isLimited) response.setHeader('retry-after', '30');
    return json(response, isLimited ? 429 : 403, {});
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    requests.push(`${url.pathname}${url.search}`);
    if (state.mood !== 'well') return void fail(response);
    const body = replies[kind](url);
    return void json(response, body === undefined ? 404 : 200, body ?? {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    kind,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    be: (mood: Mood) => void (state.mood = mood),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
