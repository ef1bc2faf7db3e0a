import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { runCLI } from 'jest';
import { receiveNext } from './openTestFile.mjs';

const testRunner = fileURLToPath(new URL('./openTestFile.mjs', import.meta.url));

/** In Stryker's copy of the project. */
const runOnceFile = 'run-once.json';

/**
 * Runs mutants in test files that stay open, the fastest first, until a test fails. Stryker's own
 * Jest runner loads every related test file for every mutant, which takes seconds each.
 */
class JestKeptOpen {
  /** @type {Map<string, import('./openTestFile.mjs').OpenTestFile>} */
  #open = new Map();
  #durationsMs = new Map();
  /**
   * The mutants that run while a test file loads or only once in all its tests. What they compute may be
   * kept, such as the cases that Redux Toolkit builds with the first action.
   * @type {Map<string, Set<string>>} */
  #runOnce = new Map();

  init() {
    // A process that replaces one that hung.
    if (existsSync(runOnceFile)) {
      const runOnce = Object.entries(JSON.parse(readFileSync(runOnceFile, 'utf8')));
      this.#runOnce = new Map(runOnce.map(([file, ids]) => [file, new Set(ids)]));
    }
    // What a mutant throws later, outside its test, must not end the process.
    process.on('uncaughtException', () => undefined);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ files, testFiles }) {
    const tests = [];
    const mutantCoverage = { static: {}, perTest: {} };
    const given = testFiles?.map((file) => path.relative(process.cwd(), file));
    for (const testFile of given ?? testFilesBeside(files)) {
      const { run, stryker } = await this.#load(testFile);
      const startMs = performance.now();
      const { testResults, testExecError } = await run(() => true);
      this.#durationsMs.set(testFile, performance.now() - startMs);
      if (testExecError) return { status: DryRunStatus.Error, errorMessage: testExecError.stack };
      for (const { fullName, duration, status, failureMessages } of testResults) {
        const id = `${testFile}: ${fullName}`;
        tests.push({
          id,
          name: id,
          fileName: path.resolve(testFile),
          timeSpentMs: duration ?? 0,
          status: statuses[status] ?? TestStatus.Skipped,
          failureMessage: failureMessages.join('\n'),
        });
      }
      addCounts(mutantCoverage.static, stryker.mutantCoverage.static);
      this.#runOnce.set(testFile, runOnceIn(stryker.mutantCoverage));
      Object.assign(mutantCoverage.perTest, stryker.mutantCoverage.perTest);
    }
    const runOnce = [...this.#runOnce].map(([file, ids]) => [file, [...ids]]);
    writeFileSync(runOnceFile, JSON.stringify(Object.fromEntries(runOnce)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    let nrOfTests = 0;
    for (const [testFile, ids] of this.#fastestFirst(testFilter, activeMutant.fileName)) {
      nrOfTests += ids.length;
      let killer = await this.#findKiller(testFile, ids, activeMutant.id, hitLimit);
      if (killer === null) continue;
      // An earlier mutant may have left something behind that fails this test.
      if ((await this.#findKiller(testFile, [killer.id], undefined)) !== null) {
        this.#open.get(testFile).close();
        this.#open.delete(testFile);
        killer = await this.#findKiller(testFile, ids, activeMutant.id, hitLimit);
        if (killer === null) continue;
      }
      return {
        status: MutantRunStatus.Killed,
        killedBy: [killer.id],
        failureMessage: killer.message,
        nrOfTests,
      };
    }
    for (const [testFile] of this.#fastestFirst(testFilter, activeMutant.fileName)) {
      if (!this.#runOnce.get(testFile)?.has(activeMutant.id)) continue;
      const message = await this.#findKillerWhileLoading(testFile, activeMutant.id, hitLimit);
      if (message !== null) {
        return {
          status: MutantRunStatus.Killed,
          killedBy: [testFilter[0]],
          failureMessage: message,
          nrOfTests,
        };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  dispose() {
    for (const { close } of this.#open.values()) close();
  }

  /** The tests by file, those of the mutated file's own test first. */
  #fastestFirst(testFilter, mutatedFile) {
    const own = mutatedFile.replace(/^.*\/|\.ts$/g, '');
    const rank = (testFile) =>
      path.basename(testFile).startsWith(`${own}.`) ? 0 : (this.#durationsMs.get(testFile) ?? 0);
    return [...groupByFile(testFilter)].sort(([one], [other]) => rank(one) - rank(other));
  }

  async #findKiller(testFile, ids, mutant, hitLimit) {
    const { stryker, run } = this.#open.get(testFile) ?? (await this.#load(testFile));
    Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit: hitLimit ?? Infinity });
    const wanted = new Set(ids);
    const { testResults } = await run((id) => wanted.has(id));
    stryker.activeMutant = undefined;
    const failed = testResults.find(({ status }) => status === 'failed');
    if (failed === undefined) return null;
    return { id: `${testFile}: ${failed.fullName}`, message: failed.failureMessages.join('\n') };
  }

  /** The failure of a test file that is loaded with the mutant active; null if there is none. */
  async #findKillerWhileLoading(testFile, mutant, hitLimit) {
    const kept = this.#open.get(testFile);
    const active = { activeMutant: mutant, hitCount: 0, hitLimit: hitLimit ?? Infinity };
    let message = null;
    try {
      const { run } = await this.#load(testFile, active);
      const { testResults } = await run(() => true);
      const failed = testResults.find(({ status }) => status === 'failed');
      message = failed?.failureMessages.join('\n') ?? null;
    } catch (error) {
      message = String(error);
    }
    const loaded = this.#open.get(testFile);
    if (loaded !== kept) loaded.close();
    if (kept) this.#open.set(testFile, kept);
    else this.#open.delete(testFile);
    return message;
  }

  #load(testFile, active = {}) {
    return new Promise((resolve, reject) => {
      receiveNext(active, (file) => {
        this.#open.set(testFile, file);
        resolve(file);
      });
      runCLI(
        {
          $0: 'stryker',
          _: [testFile],
          runTestsByPath: true,
          runInBand: true,
          silent: true,
          selectProjects: ['rules'],
          reporters: [],
          testRunner,
        },
        [process.cwd()],
      ).then(({ results }) => {
        reject(new Error(results.testResults.map((result) => result.failureMessage).join('\n')));
      }, reject);
    });
  }
}

const statuses = { passed: TestStatus.Success, failed: TestStatus.Failed };

const fileOf = (id) => id.slice(0, id.indexOf(': '));

function groupByFile(ids) {
  const files = new Map();
  for (const id of ids) files.set(fileOf(id), [...(files.get(fileOf(id)) ?? []), id]);
  return files;
}

function runOnceIn({ static: whileLoading, perTest }) {
  const inTests = {};
  for (const counts of Object.values(perTest)) addCounts(inTests, counts);
  const once = Object.keys(inTests).filter((id) => inTests[id] === 1);
  return new Set([...Object.keys(whileLoading), ...once]);
}

function addCounts(sums, counts) {
  for (const [id, count] of Object.entries(counts)) sums[id] = (sums[id] ?? 0) + count;
}

/** The tests next to the mutated files, without the slow ones of components and of random input. */
function testFilesBeside(files) {
  const folders = new Set(files.map((file) => path.relative(process.cwd(), path.dirname(file))));
  return [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.property.test.ts'))
      .map((name) => path.join(folder, name)),
  );
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'jest-kept-open', JestKeptOpen),
];
