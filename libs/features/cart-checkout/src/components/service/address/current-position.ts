const TIMEOUT = 10_000;

/** Location of the device (SLOT-13); rejects when the shopper or the device refuses. */
export function currentPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT,
      maximumAge: TIMEOUT,
    });
  });
}
