import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabList, tabId } from './TabList';

const tabs = ['one', 'two', 'three'].map((slug) => ({ slug, label: slug }));

it('is one stop of the tab key; arrows, Home and End go round, Enter selects', async () => {
  const onSelect = jest.fn();
  render(<TabList label="tabs" tabs={tabs} selected="two" panelId="panel" onSelect={onSelect} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(tab('two')).toHaveAttribute('id', tabId('two'));
  await userEvent.tab();
  expect(tab('two')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{End}');
  expect(tab('three')).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('three');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
