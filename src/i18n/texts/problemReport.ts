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
  showSteps: 'មើលព័ត៌មានក្នុងឯកសារ',
  hideSteps: 'លាក់ព័ត៌មានក្នុងឯកសារ',
  lastSteps: 'ជំហានចុងក្រោយ',
  times: (count: number) => `× ${count}`,
  message: 'តើមានបញ្ហាអ្វីកើតឡើង?',
  messageHint: (left: number) => `សូមកុំសរសេរពាក្យសម្ងាត់។ នៅសល់ ${left} តួអក្សរ`,
  messageAsSaved: 'អាសយដ្ឋានអ៊ីមែល និងលេខវែងៗត្រូវបានលាក់។ ឯកសារនឹងមាន៖',
  save: 'រក្សាទុកឯកសារ',
  done: 'បានរក្សាទុក។ សូមផ្ញើឯកសារនេះទៅសេវាអតិថិជន។',
  saveFailed: 'មិនអាចរក្សាទុកបានទេ សូមព្យាយាមម្តងទៀត',
  telemetry:
    'ទំព័រនេះក៏ផ្ញើរបាយការណ៍បច្ចេកទេសដោយស្វ័យប្រវត្តិដែរ (ល្បឿន កំហុស ការតភ្ជាប់ និងចំនួនការភ្នាល់) ដោយគ្មានឈ្មោះ លេខ ឬចំនួនទឹកប្រាក់ឡើយ។',
  close: 'បិទ',
} as const;
