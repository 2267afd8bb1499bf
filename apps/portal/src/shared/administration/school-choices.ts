import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal } from '../portal';

/** Schools to choose from: the district's, or the own one. */
export const schoolChoicesQuery = ({ call }: Pick<Portal, 'call'>) =>
  queryOptions({
    queryKey: ['school-choices'],
    queryFn: () => call('GET /api/v1/admin/schools/choices'),
  });

export const useSchoolChoices = ({ enabled = true } = {}) => useQuery({ ...schoolChoicesQuery(usePortal()), enabled });
