import { withoutProbe } from '../../../../tools/vite/plugins/leaflet-without-html.mjs';

describe('the map library', () => {
  it('starts without letting text become HTML', () => {
    const text = withoutProbe("x; div.innerHTML = '<svg/>'; y");
    expect(text).toContain('createElementNS');
    expect(text).not.toContain('innerHTML');
    expect(() => withoutProbe('something else')).toThrow('another probe');
  });
});
