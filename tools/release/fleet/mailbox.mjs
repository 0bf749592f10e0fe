import { SMTPServer } from 'smtp-server';

/** A mail server that counts e-mails by their Message-ID, and takes `state.delay` ms for each. */
export async function startMailbox() {
  const seen = new Map();
  const state = { delay: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part) => (text += part));
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? text;
        seen.set(id, (seen.get(id) ?? 0) + 1);
        setTimeout(done, state.delay);
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address();
  return { seen, state, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}
