import { Box } from '@mui/material';
import { getTemplate, getUiOptions } from '@rjsf/utils';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';

/** One entry of a list with its buttons beside it; below it on a phone, if it has fields of its own. */
export const ArrayItem = (props: ArrayFieldItemTemplateProps) => {
  const { children, buttonsProps, hasToolbar, schema, uiSchema, registry } = props;
  const options = getUiOptions(uiSchema);
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, options);
  const beside = '1 1 180px';
  const flex = { xs: schema.type === 'object' ? '1 1 100%' : beside, sm: beside };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <Box sx={{ flex, minWidth: 0 }}>{children}</Box>
      {hasToolbar && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <Buttons {...buttonsProps} />
        </Box>
      )}
    </Box>
  );
};
