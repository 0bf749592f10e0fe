// When it loads it registers that each test is cleaned up: it has to load before the first block.
if (globalThis.document) require('@testing-library/react');

/** Takes away what a suite has left in the browser that it shares with the others of its group. */
module.exports = function afterSuite() {
  if (!globalThis.document) return;
  document.getElementById('ui-announcements')?.remove();
  window.localStorage.clear();
  window.sessionStorage.clear();
};
