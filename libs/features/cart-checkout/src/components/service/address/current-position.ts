const TIMEOUT = 10_000;

/** Where the device is (SLOT-13); rejects when the shopper or the device does not tell. */
export function currentPosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT,
      maximumAge: TIMEOUT,
    });
  });
}
