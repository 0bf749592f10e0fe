// Loaded before the backend (`node --import`): moves its clock ahead without changing its code. The parent
// process sends `{ advance: milliseconds }`.
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(...args);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

process.on('message', (message) => {
  if (typeof message?.advance !== 'number') return;
  ahead += message.advance;
  process.send?.({ advanced: ahead });
});
