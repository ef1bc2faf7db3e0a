import type { FakeAnswer } from '../fakeServer';
import { sharded, junkValues, megabyte, nested } from './junk';

/** A response that breaks the contract, or follows it in an odd form. */
export interface BrokenAnswer {
  name: string;
  answer: FakeAnswer;
  /** Whether the app must accept it nevertheless, such as JSON with another content type. */
  isGood: boolean;
}

const page = '<!doctype html><html><body><h1>It works!</h1></body></html>';
const json = 'application/json';

/** Responses with status 200 and a broken body. */
function brokenBodies(good: string): BrokenAnswer[] {
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['a blank', ' '],
    ['a megabyte of blanks', ' '.repeat(1_000_000)],
    ['a megabyte of text', megabyte],
    ['an HTML page', page],
    ['XML', '<?xml version="1.0"?><error/>'],
    ['deep nesting', nested(100_000)],
    ['nesting that never ends', '['.repeat(100_000)],
    ['objects that never end', '{"a":'.repeat(100_000)],
    ['the last character missing', good.slice(0, -1)],
    ['half of it', good.slice(0, Math.ceil(good.length / 2))],
    ['the first character', good.slice(0, 1)],
    ['something behind it', `${good}x`],
    ['itself twice', `${good}\n${good}`],
    ['a script around it', `callback(${good});`],
    ['a guard before it', `)]}',\n${good}`],
    ['single quotes', good.replaceAll('"', "'")],
    ['itself as text', JSON.stringify(good)],
    ['a PHP warning before it', `<br />\n<b>Warning</b>: on line 7<br />\n${good}`],
    ['binary', '\u0000\u0001\u00ff\ufffd'],
  ];
  return bodies.map(([name, text]) => ({
    name: `200 with ${name}`,
    answer: { text, contentType: json },
    isGood: false,
  }));
}

function oddTypes(good: string): BrokenAnswer[] {
  const types = ['text/html', 'text/plain; charset=latin1', 'image/png', 'junk', ''];
  return types.map((contentType) => ({
    name: `good JSON as "${contentType}"`,
    answer: { text: good, contentType },
    isGood: true,
  }));
}

const statuses = [
  ...[300, 302, 304, 400, 402, 403, 404, 405, 408, 409, 410, 413, 418, 419, 422, 423, 429, 451],
  ...[500, 501, 502, 503, 504, 520, 599],
];

function brokenStatuses(good: string): BrokenAnswer[] {
  const bodies: [string, string][] = [
    ['an HTML page', page],
    ['a good answer', good],
  ];
  const failures = statuses.flatMap((status, at) =>
    sharded(bodies, at, bodies.length).map(([name, text]) => ({
      name: `${status} with ${name}`,
      answer: { status, text, contentType: json },
      isGood: false,
    })),
  );
  const empty = [204, 205].map((status) => ({
    name: `${status} without a body`,
    answer: { status, text: '' },
    isGood: false,
  }));
  return [...failures, ...empty];
}

/** Refusals whose message is junk. */
const oddRefusals: BrokenAnswer[] = junkValues.map(({ name, json: junk }) => ({
  name: `422 whose message is ${name}`,
  answer: { status: 422, text: `{"message":${junk},"errors":${junk}}`, contentType: json },
  isGood: false,
}));

const abortedResponses: BrokenAnswer[] = [
  {
    name: 'a connection that fails in the middle',
    answer: { text: '[{"id":', isAborted: true },
    isGood: false,
  },
  { name: 'a connection that fails at once', answer: { text: '', isAborted: true }, isGood: false },
];

/** Every broken response to a request with this good response. */
export function brokenAnswers(good: string): BrokenAnswer[] {
  return [
    ...brokenBodies(good),
    ...oddTypes(good),
    ...brokenStatuses(good),
    ...oddRefusals,
    ...abortedResponses,
  ];
}
