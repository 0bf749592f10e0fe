/** Enough for the shop to see what is wrong; pixels of the longer side. */
const maxSide = 1600;
const quality = 0.85;
/** A small file is sent as it is. */
const smallBytes = 400_000;

/**
 * A photo small enough to be sent over a weak connection. The original where the browser cannot draw
 * it: the shop re-encodes every photo anyway.
 */
export async function shrinkPhoto(photo: File): Promise<Blob> {
  if (photo.size <= smallBytes || !('createImageBitmap' in globalThis)) return photo;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return drawn ?? photo;
  } catch {
    return photo;
  }
}

/** Address under which the page may show a picture: other origins and `blob:` are refused. */
export function dataUrlOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'));
    reader.readAsDataURL(photo);
  });
}
