import type * as identity from '@trastienda/api-client/identity';
import type { Handlers } from '../../core/handler.ts';
import { handleListStoreActivity } from '../../subjects/people/activity.ts';
import {
  handleAnswerStoreInvitation,
  handleListStoreInvitations,
} from '../../subjects/people/invitations.ts';
import { handleCreateIdentityStore } from '../../use-cases/create-identity-store.ts';
import {
  handleCreateStoreUser,
  handleDeleteStoreUser,
  handleListStoreUsers,
  handleUpdateStoreUser,
} from '../../subjects/people/store-users.ts';
import {
  handleGetStore,
  handleListUserStores,
  handleVerifyStoreOwnership,
} from '../../subjects/people/stores.ts';

export const handlers = {
  verifyStoreOwnership: handleVerifyStoreOwnership,
  listUserStores: handleListUserStores,
  getStore: handleGetStore,
  createIdentityStore: handleCreateIdentityStore,
  listStoreUsers: handleListStoreUsers,
  createStoreUser: handleCreateStoreUser,
  updateStoreUser: handleUpdateStoreUser,
  deleteStoreUser: handleDeleteStoreUser,
  listStoreInvitations: handleListStoreInvitations,
  answerStoreInvitation: handleAnswerStoreInvitation,
  listStoreActivity: handleListStoreActivity,
} satisfies Handlers<typeof identity>;
