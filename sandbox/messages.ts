const riel = (amount: number) => `${amount.toLocaleString('en-US')}៛`;

/** Every message of the server to a player. */
export const messages = {
  betPlaced: 'ការភ្នាល់ជោគជ័យ',
  loggedOut: 'បានចាកចេញដោយជោគជ័យ',
  wrongLogin: 'ឈ្មោះអ្នកប្រើប្រាស់ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ',
  nameMissing: 'សូមបញ្ចូលឈ្មោះ',
  passwordMissing: 'សូមបញ្ចូលពាក្យសម្ងាត់',
  unauthenticated: 'សូមចូលគណនីម្តងទៀត',
  notFound: 'រកមិនឃើញ',
  methodNotAllowed: 'វិធីសាស្ត្រនេះមិនត្រូវបានអនុញ្ញាត',
  badBody: 'ទិន្នន័យមិនត្រឹមត្រូវ',
  bodyTooLarge: 'ទិន្នន័យធំពេក',
  serverError: 'មានបញ្ហាបច្ចេកទេស សូមព្យាយាមម្តងទៀត',
  betServerError: 'មានបញ្ហាបច្ចេកទេស។ សូមពិនិត្យបញ្ជីការភ្នាល់ មុនពេលព្យាយាមម្តងទៀត។',
  invalidDate: 'កាលបរិច្ឆេទមិនត្រឹមត្រូវ',
  wrongRound: 'ជុំនេះមិនមែនជាជុំបច្ចុប្បន្នទេ',
  bettingClosed: 'បិទការភ្នាល់',
  badNumber: 'លេខត្រូវមាន 1 ដល់ 3 ខ្ទង់',
  badAmount: 'ទឹកប្រាក់មិនត្រឹមត្រូវ',
  belowMinimum: (minBet: number) => `ទឹកប្រាក់តិចបំផុត ${riel(minBet)}`,
  aboveMaximum: (maxBet: number) => `ទឹកប្រាក់ច្រើនបំផុត ${riel(maxBet)}`,
  balanceNotEnough: 'សមតុល្យមិនគ្រប់គ្រាន់',
  keyReused: 'លេខសម្គាល់នៃសំណើនេះត្រូវបានប្រើសម្រាប់ការភ្នាល់ផ្សេងរួចហើយ',
} as const;
