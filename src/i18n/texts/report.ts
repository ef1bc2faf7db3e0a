/* The words of the daily report. */

export const report = {
  title: 'របាយការណ៍ប្រចាំថ្ងៃ',
  ranges: 'ជ្រើសរើសចន្លោះកាលបរិច្ឆេទ',
  today: 'ថ្ងៃនេះ',
  yesterday: 'ម្សិលមិញ',
  thisWeek: 'សប្តាហ៍នេះ',
  lastWeek: 'សប្តាហ៍មុន',
  thisMonth: 'ខែនេះ',
  lastMonth: 'ខែមុន',
  startDate: 'ថ្ងៃចាប់ផ្តើម',
  endDate: 'ថ្ងៃបញ្ចប់',
  filter: 'ចម្រោះ',
  resetToToday: 'ត្រឡប់ទៅថ្ងៃនេះ',
  date: 'កាលបរិច្ឆេទ',
  turnOver: 'ប្រាក់ភ្នាល់សរុប',
  winLose: 'ឈ្នះ/ចាញ់',
  chart: 'ប្រាក់ភ្នាល់សរុប និងឈ្នះ/ចាញ់ តាមថ្ងៃ',
  win: 'ឈ្នះ',
  lose: 'ចាញ់',
  rowsNotCounted: (count: number) => `មិនរាប់បញ្ចូល ${count} ជួរ`,
  openDay: (date: string) => `មើលការភ្នាល់ថ្ងៃ ${date}`,
  chooseDate: 'ជ្រើសរើសកាលបរិច្ឆេទ',
  chosenDate: (date: string) => `កាលបរិច្ឆេទដែលបានជ្រើសរើស ${date}`,
  previousMonth: 'ខែមុន',
  nextMonth: 'ខែបន្ទាប់',
  day: 'ថ្ងៃ',
  month: 'ខែ',
  year: 'ឆ្នាំ',
  emptyPart: 'ទទេ',
} as const;

export const reportDetail = {
  title: (date: string) => `របាយការណ៍ ${date}`,
} as const;
