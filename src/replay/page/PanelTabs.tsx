import Divider from '@mui/material/Divider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface PanelTabsProps<Name extends string> {
  /** Begins the ids of the tabs and of what they show. */
  id: string;
  label: string;
  names: readonly Name[];
  shown: Name;
  onShow(name: Name): void;
  /** How many there are in what a tab shows, behind its name; absent while that is unknown. */
  counts?: Partial<Record<Name, number>>;
}

/** The tabs on top of a panel. What they show has {@link tabPanelProps}. */
export function PanelTabs<Name extends string>(props: PanelTabsProps<Name>) {
  const { id, label, names, shown, onShow, counts } = props;
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, name: Name) => onShow(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{
          '&, & button': { flexShrink: 0, minHeight: 40 },
          '& .MuiTabScrollButton-root': { flex: 'none', width: 24 },
          // Five names fit into the narrowest panel.
          '& button': {
            flex: '1 0 auto',
            minWidth: 0,
            padding: '4px 3px',
            fontSize: '0.8rem',
            whiteSpace: 'nowrap',
          },
        }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={[name, counts?.[name]].join(' ').trim()}
            id={tabId(id, name)}
            aria-controls={id}
            onClick={({ detail: clicks, currentTarget }) => {
              // After a click the arrows and Space stay with the page; by keyboard they are the tabs'.
              if (clicks > 0) currentTarget.blur();
            }}
          />
        ))}
      </Tabs>
      <Divider />
    </>
  );
}

/** What the element has that shows what a tab names. */
export function tabPanelProps(id: string, shown: string) {
  return { id, role: 'tabpanel', 'aria-labelledby': tabId(id, shown) } as const;
}

/** An id has no spaces. */
const tabId = (id: string, name: string) => `${id}-${name.replaceAll(/\W/g, '')}`;
