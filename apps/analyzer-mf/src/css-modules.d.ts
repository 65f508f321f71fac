declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

// style sheets that are imported for their effect only
declare module '*.css';
