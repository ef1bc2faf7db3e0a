/** The names of the flags that are true, in their order. */
export function namesOf<Name extends string>(flags: Readonly<Record<Name, boolean>>): Name[] {
  return (Object.keys(flags) as Name[]).filter((name) => flags[name]);
}
