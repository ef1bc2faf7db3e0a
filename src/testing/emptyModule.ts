/** Stands in for style sheets, which Node cannot load. */
export {};
