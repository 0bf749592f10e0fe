import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isGtin } from '../../api/gtin.js';
import { openBarcodeReader, type ReadBarcodes } from './barcode-reader.js';

/** `denied` by the shopper or the browser, `missing` on this device, or `failed` otherwise. */
export type CameraState = 'starting' | 'scanning' | 'denied' | 'missing' | 'failed';

/** Milliseconds between two pictures that are read. */
const INTERVAL_MS = 250;

const problems: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

async function openCamera(): Promise<MediaStream> {
  // Absent on pages that are not served safely.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
    audio: false,
  });
}

/** Shows the rear camera in a video element and tells each product code that it sees. */
export function useCamera(onCode: (gtin: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    const session = { isOver: false, stream: undefined as MediaStream | undefined };
    const run = async () => {
      const stream = await openCamera();
      session.stream = stream;
      // Closed while the browser asked.
      if (session.isOver) return stop(stream);
      const element = video.current;
      if (!element) return;
      element.srcObject = stream;
      await element.play();
      setState('scanning');
      await watch(element, await openBarcodeReader(), () => session.isOver, handleCode);
    };
    run().catch((error: unknown) => {
      if (session.isOver) return;
      setState((error instanceof DOMException && problems[error.name]) || 'failed');
    });
    return () => {
      session.isOver = true;
      if (session.stream) stop(session.stream);
    };
  }, []);
  return { video, state };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Tells a code once for as long as it stays before the camera. */
async function watch(
  video: HTMLVideoElement,
  read: ReadBarcodes,
  isOver: () => boolean,
  onCode: (gtin: string) => void,
): Promise<void> {
  let last: string | undefined;
  while (!isOver()) {
    const code = (await read(video)).find(isGtin);
    if (isOver()) return;
    if (code !== undefined && code !== last) onCode(code);
    last = code ?? last;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
