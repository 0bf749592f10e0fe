/** Where the build serves a file of compiled code. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
