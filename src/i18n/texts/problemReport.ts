/* The words of the problem report. */

export const problemReport = {
  lead: 'សូមរក្សាទុកឯកសារ រួចផ្ញើទៅសេវាអតិថិជន។ ឯកសារនេះបង្ហាញអ្វីដែលអ្នកបានឃើញ និងបានចុចនៅលើអេក្រង់។',
  recordings: 'ជ្រើសរើសការចូលប្រើ',
  currentRecording: 'ការចូលប្រើបច្ចុប្បន្ន',
  earlierRecording: (time: string) => `ការចូលប្រើមុន ${time}`,
  failedRecording: (time: string) => `ការចូលប្រើមុន ${time} (មានបញ្ហា)`,
  preparing: 'កំពុងរៀបចំ…',
  unavailable: 'មិនអាចរៀបចំឯកសារបានទេ សូមព្យាយាមម្តងទៀត',
  steps: (count: string) => `${count} ជំហាន`,
  minutes: (count: string) => `${count} នាទី`,
  saved: 'ព័ត៌មានដែលមានក្នុងឯកសារ',
  savedItems: [
    'ឈ្មោះអ្នកប្រើប្រាស់ សមតុល្យ ការភ្នាល់ និងលទ្ធផល',
    'ទំព័រដែលអ្នកបានបើក និងប៊ូតុងដែលអ្នកបានចុច ព្រមទាំងពេលវេលា',
    'សារដែលបានបង្ហាញ និងអ្វីដែលអ្នកសរសេរខាងក្រោម',
    'ប្រភេទកម្មវិធីរុករក និងទំហំអេក្រង់',
  ],
  neverSaved: 'ព័ត៌មានដែលមិនមានក្នុងឯកសារ',
  neverSavedItems: ['ពាក្យសម្ងាត់ និងលេខកូដចូលគណនី', 'អ្វីដែលនៅក្រៅកម្មវិធីនេះ'],
  showSteps: 'មើលព័ត៌មានក្នុងឯកសារ',
  hideSteps: 'លាក់ព័ត៌មានក្នុងឯកសារ',
  lastSteps: 'ជំហានចុងក្រោយ',
  times: (count: number) => `× ${count}`,
  message: 'តើមានបញ្ហាអ្វីកើតឡើង?',
  messageHint: (left: number) => `សូមកុំសរសេរពាក្យសម្ងាត់។ នៅសល់ ${left} តួអក្សរ`,
  messageAsSaved: 'ព័ត៌មានឯកជនត្រូវបានលាក់។ ឯកសារនឹងមាន៖',
  save: 'រក្សាទុកឯកសារ',
  done: 'បានរក្សាទុក។ សូមផ្ញើឯកសារនេះទៅសេវាអតិថិជន។',
  saveFailed: 'មិនអាចរក្សាទុកបានទេ សូមព្យាយាមម្តងទៀត',
  fieldReports:
    'ទំព័រនេះក៏ផ្ញើរបាយការណ៍បច្ចេកទេសដោយស្វ័យប្រវត្តិដែរ (ល្បឿន កំហុស ការតភ្ជាប់ និងចំនួនការភ្នាល់) ដោយគ្មានឈ្មោះ លេខ ឬចំនួនទឹកប្រាក់ឡើយ។',
  close: 'បិទ',
} as const;

/** Not shown: after these words in a player's description comes what the redactor masks. */
export const privateWords = {
  password: ['ពាក្យសម្ងាត់', 'ពាក្យសំងាត់', 'លេខសម្ងាត់', 'លេខសំងាត់', 'កូដសម្ងាត់', 'កូដសំងាត់'],
  code: ['កូដ', 'អូធីភី', 'កូដផ្ទៀងផ្ទាត់', 'កូដសុវត្ថិភាព'],
  phone: ['ទូរស័ព្ទ', 'ទូរសព្ទ'],
  account: ['គណនី', 'ធនាគារ'],
  /** Banks and messengers: a player has a number or a name there. */
  contact: [
    'អេប៊ីអេ',
    'អេស៊ីលីដា',
    'វីង',
    'បាគង',
    'តេឡេក្រាម',
    'តេលេក្រាម',
    'វ៉តអាប់',
    'វ៉ាត់អាប់',
    'ឡាញ',
    'ហ្វេសប៊ុក',
    'ហ្វេសបុក',
    'មេសិនជ័រ',
    'វីឆាត',
    'ទិកតុក',
  ],
  /** After an amount. */
  currencies: ['រៀល', 'ដុល្លារ'],
  /** Between a secret and its name: "1234 is the code". */
  copulas: ['គឺជា', 'គឺ', 'ជា'],
  /** May stand between such a word and what follows it. */
  fillers: ['របស់', 'ខ្ញុំ', 'គឺ', 'ជា', 'ថ្មី', 'ចាស់', 'នេះ', 'លេខ'],
} as const;
