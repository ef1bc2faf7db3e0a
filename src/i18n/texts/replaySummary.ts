/*
 * The words of the summary on the replay page, for support. They are no part of `km`, so that players do not
 * download them; a native reader goes through them in docs/khmer-review.md like through the others.
 */

import type { Finding, FindingKind } from '../../replay/engine/findings/finding';

export const replaySummary = {
  language: 'ភាសាខ្មែរ',
  name: 'សេចក្តីសង្ខេប',
  topics: {
    findings: 'ចំណុចគួរពិនិត្យ',
    player: 'អ្នកលេង',
    recorded: 'ពេលវេលា',
    build: 'កំណែកម្មវិធី',
    rounds: 'ជុំ',
    bets: 'ការភ្នាល់',
    balance: 'សមតុល្យ',
    connections: 'ការតភ្ជាប់',
    end: 'ចុងបញ្ចប់',
    proof: 'ភាពត្រឹមត្រូវនៃឯកសារ',
  },
  reading: 'កំពុងអានឯកសារ…',
  step: (step: number) => `ជំហាន ${step}`,
  seconds: (count: string) => `${count} វិនាទី`,
  unknown: 'មិនដឹង',
  findings: {
    none: (kinds: number) => `រកមិនឃើញចំណុចគួរពិនិត្យទេ ក្នុងចំណោម ${kinds} ប្រភេទ`,
    notAll: (kinds: number, all: number) =>
      `បានពិនិត្យតែ ${kinds} ប្រភេទ ក្នុងចំណោម ${all} ហើយរកមិនឃើញចំណុចគួរពិនិត្យទេ`,
    several: (kind: string, count: number) => `${kind} (${count} ដង)`,
    kinds: {
      refused: 'ការភ្នាល់ដែលម៉ាស៊ីនមេមិនបានទទួល',
      refusedAsLate: 'ការភ្នាល់ដែលម៉ាស៊ីនមេថាហួសពេល ប៉ុន្តែអេក្រង់នៅរាប់វិនាទី',
      notSent: 'ការភ្នាល់ដែលមិនបានផ្ញើ',
      ownLimit: 'ការចុចដែលហួសដែនកំណត់ផ្ទាល់ខ្លួន',
      undecided: 'ការភ្នាល់ដែលមិនទាន់ដឹងថាបានទទួលឬអត់',
      notFound: 'ការភ្នាល់ដែលរកមិនឃើញក្នុងបញ្ជី',
      prize: 'ប្រាក់ឈ្នះដែលមិនឃើញក្នុងសមតុល្យ',
      balanceConnection: 'បាត់ការតភ្ជាប់ទៅសមតុល្យ',
      unseenDraw: 'លទ្ធផលដែលអ្នកលេងមិនបានឃើញពេលចេញ',
      openBet: 'ការភ្នាល់ដែលនៅក្នុងបញ្ជីបច្ចុប្បន្ន ក្រោយចេញលទ្ធផល',
      slowCall: 'ម៉ាស៊ីនមេឆ្លើយយឺត',
      connection: 'បាត់ការតភ្ជាប់ ពេលអាចភ្នាល់បាន',
      close: 'ការភ្នាល់បិទមុនពេល',
      press: 'ការចុចដែលគ្មានអ្វីកើតឡើង',
      round: 'ជុំដែលអ្នកលេងមិនបានឃើញ',
      result: 'លទ្ធផលដែលបានប្តូរ',
      settlement: 'ការទូទាត់ខុសពីច្បាប់លេង',
      balance: 'សមតុល្យប្រែប្រួលដោយមិនដឹងមូលហេតុ',
      clock: 'នាឡិកាលោត',
      session: 'ការចូលគណនីបានបញ្ចប់',
      error: 'អេក្រង់បង្ហាញកំហុស',
    } satisfies Record<FindingKind, string> as Readonly<Record<FindingKind, string>>,
  },
  player: (name: string, id: string) => `${name} (លេខសម្គាល់ ${id})`,
  nobody: 'គ្មានអ្នកលេងបានចូលគណនីទេ',
  recorded: (from: string, to: string, length: string) => `ពី ${from} ដល់ ${to} រយៈពេល ${length}`,
  noTimes: 'ឯកសារនេះគ្មានពេលវេលាទេ',
  rounds: {
    none: 'មិនដឹងជុំទេ',
    one: (id: number) => `ជុំ ${id}`,
    several: (count: number, first: number, last: number) =>
      `ចំនួន ${count} ជុំ ពីជុំ ${first} ដល់ជុំ ${last}`,
  },
  bets: {
    none: 'អ្នកលេងមិនបានចុចភ្នាល់ទេ',
    accepted: (count: number) => `ការភ្នាល់ចំនួន ${count} ត្រូវបានទទួល`,
    notAccepted: (count: number) => `ការភ្នាល់ចំនួន ${count} មិនត្រូវបានទទួលទេ`,
    notKnown: (count: number) => `មិនទាន់ដឹងថា ការភ្នាល់ចំនួន ${count} ត្រូវបានទទួលឬអត់ទេ`,
    notSent: (count: number) => `ការភ្នាល់ចំនួន ${count} មិនបានផ្ញើទេ`,
  },
  balance: {
    unknown: 'អេក្រង់មិនបានបង្ហាញសមតុល្យទេ',
    unchanged: (amount: string) => `បង្ហាញ ${amount}៛ ហើយមិនបានប្រែប្រួលទេ`,
    changed: (first: string, last: string) => `បង្ហាញ ${first}៛ ដំបូង និង ${last}៛ ចុងក្រោយ`,
    explained: (count: number) => `ការភ្នាល់ និងប្រាក់ឈ្នះត្រូវនឹងការប្រែប្រួលទាំង ${count}`,
    unexplained: (count: number, all: number, sum: string) =>
      `ការប្រែប្រួល ${count} ក្នុងចំណោម ${all} (${sum}៛) មិនត្រូវនឹងការភ្នាល់ ឬប្រាក់ឈ្នះទេ`,
  },
  connections: {
    none: 'មិនបានបាត់ការតភ្ជាប់ទេ',
    broadcaster: 'បាត់ការតភ្ជាប់ទៅម៉ាស៊ីនផ្សាយជុំ និងលទ្ធផល',
    silent: 'ម៉ាស៊ីនផ្សាយជុំ និងលទ្ធផលមិនបានផ្ញើអ្វីមកទេ',
    database: 'បាត់ការតភ្ជាប់ទៅមូលដ្ឋានទិន្នន័យសមតុល្យ',
    offline: 'កម្មវិធីរុករកគ្មានអ៊ីនធឺណិត',
    times: (count: number) => `${count} ដង`,
    lasting: (total: string, count: number) =>
      count === 1 ? `រយៈពេល ${total}` : `រយៈពេលសរុប ${total}`,
    notBack: 'នៅតែមិនទាន់មានវិញ ពេលចប់ឯកសារ',
  },
  end: {
    tokenRefused: 'ម៉ាស៊ីនមេលែងទទួលស្គាល់ការចូលគណនី',
    loggedOut: 'អ្នកលេងបានចាកចេញ',
    loggedOutElsewhere: 'អ្នកលេងបានចាកចេញនៅផ្ទាំងផ្សេង',
    takenOver: 'អ្នកលេងផ្សេងបានចូលគណនីក្នុងកម្មវិធីរុករកនេះ',
    signedOut: 'ពេលចប់ឯកសារ គ្មានអ្នកលេងនៅក្នុងគណនីទេ',
    signedIn: 'ពេលចប់ឯកសារ អ្នកលេងនៅក្នុងគណនី',
    error: 'ចប់ដោយមានកំហុស',
    mayBeMissing: 'ផ្នែកចុងក្រោយអាចបាត់ ដូចជាក្រោយពេលកម្មវិធីរុករកគាំង',
  },
  proof: {
    checking: (percent: number) => `កំពុងពិនិត្យ… ${percent} %`,
    consistent: 'ឯកសារស៊ីគ្នា។ សូមផ្ទៀងផ្ទាត់ប្រាក់ជាមួយម៉ាស៊ីនមេ។',
    partial: (step: number) => `ឯកសារស៊ីគ្នាដល់ជំហាន ${step}`,
    diverged: (step: number) => `មិនស៊ីគ្នាចាប់ពីជំហាន ${step}`,
    unproven: 'ឯកសារគ្មានលេខផ្ទៀងផ្ទាត់ទេ',
    noChain: 'គ្មានខ្សែលេខផ្ទៀងផ្ទាត់ទេ៖ ជំហាន និងពេលវេលាអាចត្រូវបានកែ',
    edited: (place: string) => `បានកែឯកសារ៖ ${place}`,
    editedPlaces: (place: string, more: number) => `បានកែឯកសារ៖ ${place} និង ${more} កន្លែងទៀត`,
    editedStep: (step: number, time: string) => `ជំហាន ${step} (${time})`,
    editedSteps: (from: number, to: number, times: string) => `ជំហាន ${from}–${to} (${times})`,
    editedDetails: 'ព័ត៌មានអំពីការកត់ត្រា',
    signed: (playerId: string, time: string) =>
      `ម៉ាស៊ីនមេបានចុះហត្ថលេខាឌីជីថលឱ្យអ្នកលេង ${playerId} នៅ ${time} ហើយឯកសារមិនបានប្តូរតាំងពីនោះទេ`,
    otherPlayer: (playerId: string, recordedPlayerId: string) =>
      `ហត្ថលេខាឌីជីថលសម្រាប់អ្នកលេង ${playerId} ប៉ុន្តែឯកសារជារបស់អ្នកលេង ${recordedPlayerId}`,
    unfit: 'ហត្ថលេខាឌីជីថលមិនត្រូវនឹងឯកសារនេះទេ',
    unknownKey: 'មិនស្គាល់សោនៃហត្ថលេខាឌីជីថលទេ',
    unsigned: 'គ្មានហត្ថលេខាឌីជីថលទេ',
    unchecked: 'មិនបានពិនិត្យហត្ថលេខាឌីជីថលទេ',
  },
};

/** The words of the summary in a language. */
export type SummaryTexts = typeof replaySummary & {
  /** What a finding says; its facts if a language has no sentence for it. */
  findingText?(finding: Finding): string;
};
