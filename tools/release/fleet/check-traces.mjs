/** Names of a span and of those above it, as `service name`, up to the request. */
function wayUp(span, byId) {
  const path = [];
  for (let one = span; one; one = byId.get(one.parentSpanId))
    path.push(`${one.service} ${one.name}`);
  return path;
}

/** Values that the shoppers of the rehearsal send: none may be in a trace. */
const PERSONAL = /@|rehearsal|Hauptstra|session=|XSRF/;

/**
 * One order is one trace over both processes, the database and the payment provider, and nothing in
 * it is personal.
 */
export function checkTraces({ spans, texts }, check) {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const paths = spans.map((span) => wayUp(span, byId));
  const has = (...way) =>
    paths.some((one) => one.length === way.length && way.every((name, i) => one[i].match(name)));
  const host = /^storefront (GET|POST|PUT) \/api\/\*$/;
  const call = /^storefront (GET|POST|PUT) 127\.0\.0\.1$/;
  check(
    has(/^commerce-api /, /^commerce-api POST \/api\/checkout$/, call, host),
    'an order is one trace from the storefront over the backend to the database',
  );
  check(
    has(
      /^commerce-api payments\.\w+$/,
      /^commerce-api GET \/api\/payments\/:\w+\/start$/,
      call,
      host,
    ),
    'the payment provider is part of the trace of its order',
  );
  check(has(/^commerce-api mail\.send$/, /^commerce-api job /), 'so is the mail server, of a job');
  check(
    has(/^commerce-api /, /^commerce-api GET /, call, /^storefront GET page /),
    'a page is one trace with the calls that it makes',
  );
  const lost = spans.filter(({ parentSpanId: id }) => id && !byId.has(id));
  check(lost.length === 0, `${spans.length} spans, each with its parent`);
  const found = texts.map((text) => PERSONAL.exec(text)).find(Boolean);
  check(!found, `nothing personal in traces${found ? `, but ${found[0]}` : ''}`);
}
