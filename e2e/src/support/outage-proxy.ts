import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the shop that can be cut: unlike emulation, it also cuts off service workers. */
export interface OutageProxy {
  readonly port: number;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startOutageProxy(target: URL): Promise<OutageProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const shop = connect(Number(target.port), '127.0.0.1');
    for (const socket of [client, shop]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        shop.destroy();
      });
    }
    client.pipe(shop).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    restore: () => (isCut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        destroyAll();
      }),
  };
}
