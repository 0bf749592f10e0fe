/** A text message as it is sent. */
export interface TextMessage {
  readonly tenant: string;
  /** With its calling code, `+43…`. */
  readonly to: string;
  /** The shop's name; a gateway may show its own number instead. */
  readonly sender: string;
  readonly text: string;
}

/** The way out for text messages. */
export interface SmsSender {
  /** Resolves once the message is accepted; nobody tries again, because its code soon expires. */
  send(message: TextMessage): Promise<void>;
}
