import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { Page, PageTitleBar } from '../../ui/layout/Page';
import { Chances } from './Chances';
import { Part } from './Part';

/** The parts in one column; next to each other in a wide window. */
const Parts = styled(Page)(({ theme }) => ({
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** How to play (specification section 2): the rules, how results are checked, how to win. */
export function Component() {
  return (
    <Page>
      <PageTitleBar title={km.rule.title} backTo={paths.home()} />
      <Parts>
        {km.rule.sections.map(({ heading, paragraphs }, part) => (
          <Part key={heading} component="section" aria-labelledby={`rule-${part}`}>
            <Typography variant="h2" id={`rule-${part}`}>
              {heading}
            </Typography>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ maxWidth: '78ch', lineHeight: 1.8 }}>
                {paragraph}
              </Typography>
            ))}
          </Part>
        ))}
      </Parts>
      <Chances />
    </Page>
  );
}
