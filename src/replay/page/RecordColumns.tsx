import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { fieldNames, isEnough } from '../record/csvColumns';
import type { CsvColumns, CsvField } from '../record/csvColumns';
import type { CsvSource } from './loadedRecord';

/** A cell that shows what a column holds, in characters. */
const longestExample = 20;

const fields = Object.entries(fieldNames) as [CsvField, string][];

interface RecordColumnsProps {
  source: CsvSource;
  onMapped(columns: CsvColumns): void;
  onCancel(): void;
}

/** Asks what the columns of a table hold, which is kept for the next one. */
export function RecordColumns({ source, onMapped, onCancel }: RecordColumnsProps) {
  const { headers, rows } = source.table;
  const [columns, setColumns] = useState(source.columns);
  const example = (index: number) => {
    const cell = rows[0]?.cells[index]?.trim().slice(0, longestExample) ?? '';
    return cell === '' ? '' : ` (${cell})`;
  };
  return (
    <Stack
      component="form"
      spacing={1}
      aria-label="Columns of the record"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onMapped(columns);
      }}
    >
      <Typography variant="body2">
        <b>{source.fileName}</b>: what do its columns hold? Times without a zone are those of Phnom
        Penh. The next table with these columns is read the same way.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {fields.map(([field, label]) => (
          <Choice
            key={field}
            label={label}
            value={columns[field] ?? ''}
            options={[
              ['', '–'],
              ...headers.map((name, index) => [name, `${name}${example(index)}`] as const),
            ]}
            onChange={(name) => setColumns({ ...columns, [field]: name === '' ? null : name })}
          />
        ))}
        <Choice
          label="Amounts are written"
          value={columns.decimal}
          options={[
            ['.', '10,000.00'],
            [',', '10.000,00'],
          ]}
          onChange={(mark) => setColumns({ ...columns, decimal: mark === ',' ? ',' : '.' })}
        />
      </Stack>
      {!isEnough(columns) && (
        <Typography variant="caption">
          Bets are found by number, amount, and round or time: choose these columns.
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={!isEnough(columns)}>
          Compare
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Stack>
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Values with their texts. */
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 140px', '& select': { fontSize: '0.8rem' } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
