import { once } from 'node:events';
import net from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A TCP proxy in front of a server, as an address that moves to a standby. `point` leads new connections
 * to another port, `cut` ends those that are open.
 */
export async function startGate(port) {
  const state = { port };
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(state.port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    pipeline(near, far, () => undefined);
    pipeline(far, near, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: server.address().port,
    point: (to) => void (state.port = to),
    cut,
    stop() {
      server.close();
      cut();
    },
  };
}
