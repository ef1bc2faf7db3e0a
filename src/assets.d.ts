/** Files that webpack turns into an address or a stylesheet. */
declare module '*.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.mp3' {
  const address: string;
  export default address;
}

declare module '*.ogg' {
  const address: string;
  export default address;
}

declare module '*.wav' {
  const address: string;
  export default address;
}
