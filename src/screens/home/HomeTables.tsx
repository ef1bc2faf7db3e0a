import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearchParams } from 'react-router';
import { homeSlugs, paths } from '../../config/paths';
import { OpenBetsTable, SettledBetsTable } from '../../features/bets/tables/BetsTables';
import { ResultsTable } from '../../features/game/ResultsTable';
import { km } from '../../i18n/km';

const tabs = [
  { slug: homeSlugs.openBets, label: km.tables.openBets, Table: OpenBetsTable },
  { slug: homeSlugs.winLose, label: km.tables.winLoseHistory, Table: SettledBetsTable },
  { slug: homeSlugs.results, label: km.tables.results, Table: ResultsTable },
] as const;

const tabId = (slug: string) => `tab-${slug}`;

/** The three-tab table; the tab is the `slug` of the address (specification section 2). */
export default function HomeTables() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const slug = query.get('slug') ?? '';
  const shown = tabs.find((tab) => tab.slug === slug) ?? tabs[0];
  return (
    <>
      <Tabs
        aria-label={km.tables.tabs}
        variant="scrollable"
        scrollButtons={false}
        value={shown.slug}
        onChange={(_, chosen: typeof shown.slug) => void navigate(paths.home(chosen))}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.slug}
            value={tab.slug}
            label={tab.label}
            id={tabId(tab.slug)}
            aria-controls="tab-panel"
          />
        ))}
      </Tabs>
      <div id="tab-panel" role="tabpanel" aria-labelledby={tabId(shown.slug)}>
        <shown.Table />
      </div>
    </>
  );
}
