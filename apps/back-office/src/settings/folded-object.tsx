import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { Templates } from '@rjsf/mui';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';

const { ObjectFieldTemplate } = Templates;

/** Fields by which a person knows one entry of a list from another. */
const names = ['name', 'appointableId', 'start', 'end', 'weekday', 'opens', 'closes', 'label'];

function headingOf(value: unknown, title: string): string {
  if (typeof value !== 'object' || value === null) return title;
  const parts = names.flatMap((name) => {
    const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
    return typeof found === 'string' || typeof found === 'number' ? [String(found)] : [];
  });
  return parts.length > 0 ? parts.join(' · ') : title;
}

/** Folds everything below the first level, so that a long file can be overlooked. */
export const FoldedObject = (props: ObjectFieldTemplateProps) => {
  const { fieldPathId, formData, title } = props;
  if (!ObjectFieldTemplate) return null;
  if (fieldPathId.path.length === 0) return <ObjectFieldTemplate {...props} title="" />;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      sx={{ width: '100%' }}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ font: 'inherit' }}>
        {headingOf(formData, title)}
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 2 } }}>
        <ObjectFieldTemplate {...props} title="" />
      </AccordionDetails>
    </Accordion>
  );
};
