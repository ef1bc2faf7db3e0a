import { useNavigate, useSearchParams } from 'react-router';
import { homeReloadRequested } from '../../api/reloadEvents';
import { useAppDispatch } from '../../app/hooks';
import { homeSlugs, paths } from '../../config/paths';
import { OpenBetsTable } from '../../features/bets/OpenBetsTable';
import { SettledBetsTable } from '../../features/bets/SettledBetsTable';
import { ResultsTable } from '../../features/game/ResultsTable';
import { km } from '../../i18n/km';
import { Surface } from '../../ui/layout/Surface';
import { TabList, tabId } from '../../ui/tabs/TabList';

const tabs = [
  { slug: homeSlugs.openBets, label: km.tables.openBets, Table: OpenBetsTable },
  { slug: homeSlugs.winLose, label: km.tables.winLoseHistory, Table: SettledBetsTable },
  { slug: homeSlugs.results, label: km.tables.results, Table: ResultsTable },
] as const;

/** The three-tab table; the tab is the `slug` of the address (specification section 2). */
export function HomeTables() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const slug = query.get('slug') ?? '';
  const shown = tabs.find((tab) => tab.slug === slug) ?? tabs[0];
  return (
    <Surface>
      <TabList
        label={km.tables.tabs}
        tabs={tabs}
        selected={shown.slug}
        panelId="tab-panel"
        onSelect={(slug) => void navigate(paths.home(slug))}
      />
      <div id="tab-panel" role="tabpanel" aria-labelledby={tabId(shown.slug)}>
        <shown.Table onRetry={() => dispatch(homeReloadRequested())} />
      </div>
    </Surface>
  );
}
