/* The words of the home screen and the header. */

export const header = {
  userMenu: 'ម៉ឺនុយអ្នកប្រើប្រាស់',
  toHome: 'ទៅទំព័រដើម',
  report: 'ប្រវត្តិឈ្នះ/ចាញ់',
  rule: 'របៀបលេង',
  logout: 'ចាកចេញ',
} as const;

export const home = {
  bettingForm: 'ការភ្នាល់',
  round: 'ជុំ',
  number: 'លេខ',
  timeLeft: 'ពេលវេលានៅសល់',
  secondsLeft: (seconds: number) => `នៅសល់ ${seconds} វិនាទី`,
  secondUnit: 'វិនាទី',
  closed: 'បិទការភ្នាល់',
  timeUnknown: 'មិនទាន់ដឹងពេលវេលាទេ',
  typeAndOdds: (type: string, odds: string) => `${type} ×${odds}`,
  enterNumber: 'សូមបញ្ចូលលេខដែលចង់ចាក់',
  lastResult: 'លទ្ធផលចុងក្រោយ',
  showDrawAgain: 'បើកមើលម្តងទៀត',
  opensOnceConnected: 'ភ្នាល់បានវិញ ពេលតភ្ជាប់រួច',
} as const;

export const keypad = {
  label: 'ក្តារលេខ',
  enter: 'បញ្ចូល',
  close: 'បិទ',
  connecting: 'កំពុងភ្ជាប់',
  clear: 'លុប',
  clearHint: 'Del',
  enterHint: 'Enter',
} as const;

export const ticketButton = {
  open: 'លេខច្រើន',
  openHint: 'T',
  count: (count: string, total: string) => `${count} លេខ · ${total}៛`,
} as const;

export const tables = {
  tabs: 'តារាង',
  openBets: 'ការភ្នាល់បច្ចុប្បន្ន',
  winLoseHistory: 'ប្រវត្តិឈ្នះ/ចាញ់',
  results: 'លទ្ធផល',
  roundNumber: 'លេខជុំ',
  time: 'ពេលវេលា',
  number: 'លេខ',
  type: 'ប្រភេទ',
  amount: 'ទឹកប្រាក់',
  amountTimesOdds: 'ទឹកប្រាក់ x អត្រាសង',
  amountTimesOddsValue: (amount: string, odds: string) => `${amount} x ${odds}`,
  winLose: 'ឈ្នះ/ចាញ់',
  result: 'លទ្ធផល',
  threeDigits: '3D',
  twoDigits: '2D',
  oneDigit: '1D',
  noBetsHint: 'ការភ្នាល់របស់អ្នកនឹងបង្ហាញនៅទីនេះ',
  loadFailed: 'មិនអាចផ្ទុកទិន្នន័យបានទេ',
  loading: 'កំពុងផ្ទុកទិន្នន័យ',
  repeat: (number: string, amount: string) => `ចាក់ម្តងទៀត លេខ ${number} ចំនួន ${amount} រៀល`,
  again: 'ម្តងទៀត',
  repeatHint: 'R',
  partOfList: 'បង្ហាញតែផ្នែកខ្លះនៃបញ្ជីប៉ុណ្ណោះ',
} as const;

export const connection = {
  quiet: 'បាត់ការតភ្ជាប់',
  offline: 'គ្មានការតភ្ជាប់អ៊ីនធឺណិត',
  balanceStale: 'សមតុល្យនេះមិនទាន់បានធ្វើបច្ចុប្បន្នភាពទេ',
  reconnecting: 'កំពុងតភ្ជាប់ឡើងវិញ…',
  unreadable: 'មិនអាចអានទិន្នន័យខ្លះពីម៉ាស៊ីនមេបានទេ',
} as const;

export const sound = {
  turnOn: 'បើកសំឡេង',
  turnOff: 'បិទសំឡេង',
} as const;
