// The house is a server: calls over HTTP, links over web sockets.
import type { Answer, Link, LinkEvents, Transport } from "./transport";

async function call(method: string, path: string, body?: string): Promise<Answer> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = body;
    init.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(path, init);
  return { status: answer.status, body: await answer.text() };
}

function connect(path: string, events: LinkEvents): Link {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  socket.onopen = () => events.open();
  socket.onmessage = (event: MessageEvent<string>) => events.message(event.data);
  socket.onclose = (event) => events.closed(event.code);
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (said) => socket.send(said),
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export const serverTransport: Transport = { call, connect };
