/* The words of what every screen may show. */

const brand = 'ឆ្នោតរហ័ស';

export const common = {
  brand,
  rielSign: '៛',
  notAvailable: 'N/A',
  back: 'ត្រឡប់ក្រោយ',
  cancel: 'បោះបង់',
  confirm: 'បញ្ជាក់',
  tryAgain: 'ព្យាយាមម្តងទៀត',
  loading: 'កំពុងផ្ទុក',
  total: 'សរុប',
  noData: 'គ្មានទិន្នន័យ',
  balance: 'សមតុល្យ',
  placeholder: '—',
  unknownRound: '--',
  /** `id` is text before a round is known. */
  roundTag: (id: number | string) => `#${id}`,
  reportProblem: 'រាយការណ៍បញ្ហា',
  invalidDate: 'កាលបរិច្ឆេទមិនត្រឹមត្រូវ',
} as const;

export const titles = {
  login: `ចូលគណនី · ${brand}`,
  checkAuth: `Loading · ${brand}`,
  home: brand,
  report: `របាយការណ៍ប្រចាំថ្ងៃ · ${brand}`,
  reportDetail: (date: string) => `របាយការណ៍ ${date} · ${brand}`,
  rule: `របៀបលេង · ${brand}`,
  maintenance: `Under Maintenance · ${brand}`,
  error: `Unexpected Application Error! · ${brand}`,
  /** The seconds or the own outcome, which stay readable in a narrow tab. */
  behind: (figure: string, title: string) => `${figure} · ${title}`,
  expected: (outcome: string) => `រំពឹងទុក ${outcome}`,
} as const;

export const errors = {
  somethingWentWrong: 'Something went wrong',
  unexpected: 'Unexpected Application Error!',
  noScript: 'សូមបើក JavaScript ដើម្បីប្រើទំព័រនេះ',
  toHome: 'ត្រឡប់ទៅទំព័រដើម',
  goHome: 'មានបញ្ហាបច្ចេកទេស។ សូមត្រឡប់ទៅទំព័រដើម។',
  pageNotLoaded: 'មិនអាចផ្ទុកទំព័របានទេ',
  checkConnection: 'សូមពិនិត្យអ៊ីនធឺណិត រួចផ្ទុកទំព័រឡើងវិញ។',
  newVersion: 'ប្រហែលជាមានកំណែថ្មី។ សូមផ្ទុកទំព័រឡើងវិញ។',
  reload: 'ផ្ទុកឡើងវិញ',
  partNotLoaded: 'មិនអាចបើកផ្នែកនេះបានទេ កំពុងព្យាយាមម្តងទៀត',
  pasteUnread: 'អានអ្វីដែលបានបិទភ្ជាប់មិនបានទេ។ តម្លៃដើមនៅដដែល។',
  startsLate: 'ទំព័រនេះមិនទាន់បើកបានទេ',
  logoutFailed: 'មិនអាចចាកចេញបានទេ សូមព្យាយាមម្តងទៀត',
} as const;

export const toasts = {
  label: 'សារជូនដំណឹង',
  close: 'បិទសារ',
  betPlaced: 'ការភ្នាល់ជោគជ័យ',
} as const;

export const browser = {
  cookies: 'កម្មវិធីរុករកនេះមិនទទួលយកខូគីទេ។ អ្នកមិនអាចចូលគណនីបានទេ។',
  records: 'កម្មវិធីរុករកនេះមិនរក្សាទុកទិន្នន័យទេ។ កំណត់ត្រាសម្រាប់សេវាអតិថិជននឹងបាត់ពេលបិទទំព័រ។',
  tabs: 'បើអ្នកចូល ឬចាកចេញពីគណនី ផ្ទាំងផ្សេងក្នុងកម្មវិធីរុករកនេះនឹងមិនប្តូរតាមភ្លាមៗទេ។',
} as const;

export const session = {
  cookiesLost: 'កម្មវិធីរុករកនេះបានបាត់ខូគីខ្លះនៃគណនីរបស់អ្នក។ សូមចូលគណនីម្តងទៀត។',
  changedElsewhere: 'គណនីត្រូវបានប្តូរនៅផ្ទាំងផ្សេង។ ការភ្នាល់របស់អ្នកមិនបានផ្ញើទេ។',
  otherPlayer: 'អ្នកលេងផ្សេងបានចូលគណនីក្នុងកម្មវិធីរុករកនេះ។ ទំព័រកំពុងផ្ទុកឡើងវិញ។',
  otherPlayerShown: 'អ្នកលេងផ្សេងបានចូលគណនីក្នុងកម្មវិធីរុករកនេះ។ ទំព័រនេះបង្ហាញគណនីថ្មី។',
} as const;

export const a11y = {
  skipToContent: 'រំលងទៅមាតិកា',
  numberOf: (number: string) => `លេខ ${number}`,
} as const;
