/* The words of the bet modal. */

export const betModal = {
  title: 'ភ្នាល់',
  round: 'ជុំ',
  type: 'ប្រភេទ',
  amount: 'ទឹកប្រាក់',
  amountRequired: 'Amount Must be greater than 0',
  amountNotWhole: 'សូមបញ្ចូលចំនួនរៀលគត់ ដោយប្រើតែលេខ',
  clearAmount: 'លុបទឹកប្រាក់',
  chips: 'បន្ថែមទឹកប្រាក់',
  chipLabels: { 1000: '១ពាន់', 5000: '៥ពាន់', 10000: '១ម៉ឺន', 20000: '២ម៉ឺន', 50000: '៥ម៉ឺន' },
  addChip: (amount: string) => `បន្ថែម ${amount} រៀល`,
  chipHint: (position: number) => `Alt+${position}`,
  limitsHint: (minimum: string, maximum: string) =>
    `កម្រិតភ្នាល់\u00a0${minimum}\u00a0-\u00a0${maximum}`,
  balance: (balance: string) => `សមតុល្យ\u00a0${balance}៛`,
  limitsUnknown: 'មិនទាន់ដឹងកម្រិតភ្នាល់ទេ',
  belowMinimum: (minimum: string) => `តិចបំផុត ${minimum}`,
  aboveMaximum: (maximum: string) => `ច្រើនបំផុត ${maximum}`,
  balanceNotEnough: 'សមតុល្យមិនគ្រប់គ្រាន់',
  possiblePrize: 'ប្រាក់ឈ្នះ',
  submit: 'ភ្នាល់',
  submitAnyway: 'នៅតែភ្នាល់',
  closed: 'បិទការភ្នាល់',
  newRoundBegan: 'ជុំថ្មីបានចាប់ផ្តើម សូមពិនិត្យម្តងទៀត',
  moveToRound: (id: number | string) => `ប្តូរទៅជុំ #${id}`,
} as const;
