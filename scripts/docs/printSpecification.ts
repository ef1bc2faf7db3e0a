import { readDemands, readDemandTests } from './specification';

/** Prints every demand of the specification with the tests that prove it. */
function printSpecification(): void {
  const tests = readDemandTests();
  for (const { id, text } of readDemands()) {
    console.log(`${id}  ${text}`);
    for (const { file, title } of tests.filter(({ ids }) => ids.includes(id))) {
      console.log(`      ${file} › ${title}`);
    }
  }
}

printSpecification();
