declare module '*.css';

/** The address of the file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
