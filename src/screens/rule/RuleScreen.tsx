import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { Page, PageTitleBar } from '../../ui/layout/Page';
import { Chances } from './Chances';

/** One part of the rules. */
const Part = styled(Paper)({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: 20,
}) as typeof Paper;

/** How to play (specification section 2): the rules, how results are checked, how to win. */
export function Component() {
  return (
    <Page>
      <PageTitleBar title={km.rule.title} backTo={paths.home()} />
      {/* Next to each other in a wide window. */}
      <Page sx={{ gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' } }}>
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
      </Page>
      <Part component="section" aria-labelledby="rule-chances">
        <Chances />
      </Part>
    </Page>
  );
}
