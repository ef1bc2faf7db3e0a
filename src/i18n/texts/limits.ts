/* The words of the own limits. */

export const limits = {
  title: 'ដែនកំណត់ផ្ទាល់ខ្លួន',
  onlyHere: 'ដែនកំណត់ទាំងនេះមានប្រសិទ្ធភាពតែក្នុងកម្មវិធីរុករកនេះប៉ុណ្ណោះ។',
  whenInForce: 'ការបន្ថយមានប្រសិទ្ធភាពភ្លាមៗ។ ការដំឡើង ឬលុបចោល មានប្រសិទ្ធភាពក្រោយ 24 ម៉ោង។',
  stake: 'ប្រាក់ភ្នាល់ច្រើនបំផុតក្នុងការភ្នាល់មួយ',
  emptyIsNone: 'ទុកឱ្យទទេ បើមិនចង់កំណត់',
  inForce: (amount: string) => `បច្ចុប្បន្ន ${amount}៛`,
  raiseFrom: (time: string, amount: string) => `ចាប់ពី ${time} ក្លាយជា ${amount}៛`,
  noneFrom: (time: string) => `ចាប់ពី ${time} គ្មានដែនកំណត់`,
  withdraw: 'បោះបង់ការដំឡើង',
  pause: 'ផ្អាកការភ្នាល់',
  pauses: {
    none: 'មិនផ្អាក',
    hour: '1 ម៉ោង',
    day: '24 ម៉ោង',
    week: '7 ថ្ងៃ',
    month: '30 ថ្ងៃ',
  },
  pauseStays: 'អ្នកមិនអាចបញ្ឈប់ការផ្អាកមុនពេលកំណត់បានទេ។',
  pausedUntil: (time: string) => `អ្នកបានផ្អាកការភ្នាល់រហូតដល់ ${time}`,
  save: 'រក្សាទុក',
  saved: 'បានរក្សាទុក',
  notKept: 'កម្មវិធីរុករកនេះមិនអាចរក្សាទុកដែនកំណត់បានទេ។ ដែនកំណត់នឹងបាត់ពេលបិទ ឬផ្ទុកទំព័រឡើងវិញ។',
  aboveStake: (limit: string) => `លើសដែនកំណត់ផ្ទាល់ខ្លួន ${limit}៛ ក្នុងការភ្នាល់មួយ`,
} as const;
