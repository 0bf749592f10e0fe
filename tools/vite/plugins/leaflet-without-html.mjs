const LEAFLET = /[\\/]node_modules[\\/]leaflet[\\/]dist[\\/]/;
/** How Leaflet finds out at its start whether a browser draws SVG. */
const PROBE = "div.innerHTML = '<svg/>';";
const PLAIN_PROBE =
  "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/** Throws when the probe is not there any more: the map would not start under Trusted Types. */
export function withoutProbe(code) {
  if (!code.includes(PROBE)) throw new Error('Leaflet has another probe for SVG than is known');
  return code.replace(PROBE, PLAIN_PROBE);
}

/** Vite plugin for the browser build: no page lets text become HTML, Leaflet's own start included. */
export function leafletWithoutHtml() {
  return {
    name: 'larder:leaflet-without-html',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: LEAFLET, code: 'version = "1.' },
      handler: (code) => ({ code: withoutProbe(code), map: null }),
    },
  };
}
