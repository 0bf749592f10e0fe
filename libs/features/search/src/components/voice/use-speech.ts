import { useEffect, useRef, useState } from 'react';

/** The part of the Web Speech API that is used; not in the types of TypeScript. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
  onresult: ((event: SpeechEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
}
interface SpeechEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
type RecognitionClass = new () => Recognition;

export type SpeechState = 'idle' | 'listening' | 'denied' | 'nothing' | 'failed';

const problems: Readonly<Record<string, SpeechState>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'nothing',
  aborted: 'idle',
};

function recognitionClass(): RecognitionClass | undefined {
  const browser = window as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Speech as text in a language; undefined where the browser recognises none. */
export function useSpeech(language: string, onText: (text: string) => void) {
  const [state, setState] = useState<SpeechState>('idle');
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const Speech = recognitionClass();
  if (!Speech) return undefined;
  const start = () => {
    const speech = new Speech();
    running.current = speech;
    speech.lang = language;
    speech.interimResults = false;
    speech.onresult = ({ results }) => {
      const text = results[0]?.[0]?.transcript.trim() ?? '';
      setState(text === '' ? 'nothing' : 'idle');
      if (text !== '') onText(text);
    };
    speech.onerror = ({ error }) => setState(problems[error] ?? 'failed');
    speech.onend = () => setState((now) => (now === 'listening' ? 'nothing' : now));
    setState('listening');
    try {
      speech.start();
    } catch {
      setState('failed');
    }
  };
  const stop = () => {
    running.current?.abort();
    setState('idle');
  };
  return { state, toggle: state === 'listening' ? stop : start };
}
