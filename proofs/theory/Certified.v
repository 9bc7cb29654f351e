(* SPDX-License-Identifier: MIT *)
(* A checker of certificates in numbers a + b sqrt(n), a and b fractions: what it takes for proved does stand. *)
Require Import Reals Lra Lia Psatz ZArith QArith Qreals Bool List Classical.
From Tangency Require Import Points Box Axes Band Rotation Extracted Decision Certificates Cores.
Open Scope R_scope.

(** ** Numbers *)
Definition qval (n : Z) (s : quantity) : R := Q2R (fst s) + Q2R (snd s) * sqrt (IZR n).

Lemma is_zero_right a : is_zero a = true -> Q2R a = 0.
Proof. unfold is_zero, Q2R; intros H; apply Z.eqb_eq in H; rewrite H; ring. Qed.
Lemma plus_q_right a b : Q2R (plus_q a b) = Q2R a + Q2R b.
Proof.
  unfold plus_q; destruct (is_zero a) eqn:A; [rewrite (is_zero_right a A); ring|].
  destruct (is_zero b) eqn:B; [rewrite (is_zero_right b B); ring|apply Q2R_plus].
Qed.
Lemma Q2R_zero : Q2R 0 = 0.
Proof. unfold Q2R; simpl; ring. Qed.
Lemma times_q_right a b : Q2R (times_q a b) = Q2R a * Q2R b.
Proof.
  unfold times_q; destruct (is_zero a) eqn:A; simpl; [rewrite Q2R_zero, (is_zero_right a A); ring|].
  destruct (is_zero b) eqn:B; [rewrite Q2R_zero, (is_zero_right b B); ring|apply Q2R_mult].
Qed.
Lemma Q2R_whole z : Q2R (inject_Z z) = IZR z.
Proof. unfold Q2R; simpl; field. Qed.
Lemma qval_plain n a : qval n (plain_q a) = Q2R a.
Proof. unfold qval, plain_q; simpl; rewrite Q2R_zero; ring. Qed.
Lemma qval_add n s t : qval n (qadd s t) = qval n s + qval n t.
Proof. unfold qval, qadd; simpl; rewrite !plus_q_right; ring. Qed.
Lemma qval_opp n s : qval n (qopp s) = - qval n s.
Proof. unfold qval, qopp; simpl; rewrite !Q2R_opp; ring. Qed.
Lemma qval_sub n s t : qval n (qsub s t) = qval n s - qval n t.
Proof. unfold qsub; rewrite qval_add, qval_opp; ring. Qed.
Lemma qval_mul n s t : (0 <= n)%Z -> qval n (qmul n s t) = qval n s * qval n t.
Proof.
  intros N; unfold qval, qmul; simpl; rewrite !plus_q_right, !times_q_right, Q2R_whole.
  rewrite <- (sqrt_sqrt (IZR n)) at 1 by (apply (IZR_le 0); auto); ring.
Qed.
Lemma qsign_right n s : (0 <= n)%Z -> says (qsign n s) (qval n s).
Proof.
  intros N; destruct s as [[a p] [b q]]; assert (H := compare_zero_right n (a * Zpos q, b * Zpos p)%Z N).
  assert (P : 0 < IZR (Zpos p)) by (apply (IZR_lt 0); lia); assert (Q : 0 < IZR (Zpos q)) by (apply (IZR_lt 0); lia).
  apply (says_scale _ _ (/ IZR (Zpos p) * / IZR (Zpos q))) in H; [|apply Rmult_lt_0_compat; now apply Rinv_0_lt_compat].
  eapply says_ext; [exact H|]; unfold val, qval, Q2R; simpl; rewrite !mult_IZR; field; split; lra.
Qed.

Local Hint Resolve not_negative : core.
Definition pt {fixed : setting} (x : vec) : point := fun i => qval n (x i).

(** What is known of a core is so of the set K. *)
Definition describes {fixed : setting} (C : known) (K : core) : Prop :=
  convex K /\ (forall x, held C x = true -> K (pt x)) /\ (forall x, deep C x = true -> interior k K (pt x)) /\
  (forall d y, K y -> dot k (pt d) y <= qval n (top C d)) /\ (solid C = true -> exists x, interior k K x).

Lemma above_right {fixed : setting} s : above n s = true <-> 0 < qval n s.
Proof. generalize (qsign_right n s not_negative); unfold above; destruct qsign; simpl; intros; split; intros; settle. Qed.
Lemma least_zero_right {fixed : setting} s : least_zero n s = true <-> 0 <= qval n s.
Proof. generalize (qsign_right n s not_negative); unfold least_zero; destruct qsign; simpl; intros; split; intros; settle. Qed.
Lemma null_right {fixed : setting} s : null n s = true <-> qval n s = 0.
Proof. generalize (qsign_right n s not_negative); unfold null; destruct qsign; simpl; intros; split; intros; settle. Qed.

Lemma qval_sum {fixed : setting} m f : qval n (qsum m f) = sum m (fun i => qval n (f i)).
Proof. induction m as [|m IH]; simpl; [rewrite qval_plain; apply Q2R_zero|now rewrite qval_add, IH]. Qed.
Lemma qval_dot {fixed : setting} d x : qval n (qdot d x) = dot k (pt d) (pt x).
Proof. unfold qdot; rewrite qval_sum; apply sum_ext; intros; now apply qval_mul. Qed.
Lemma pt_sub {fixed : setting} x y : pt (vsub x y) = fun i => pt x i - pt y i.
Proof. apply FunctionalExtensionality.functional_extensionality; intros; apply qval_sub. Qed.
Lemma pt_opp {fixed : setting} x : pt (vopp x) = fun i => - pt x i.
Proof. apply FunctionalExtensionality.functional_extensionality; intros; apply qval_opp. Qed.
Lemma qval_abs {fixed : setting} s : qval n (qabs s) = Rabs (qval n s).
Proof.
  unfold qabs; destruct (least_zero n s) eqn:E.
  - apply least_zero_right in E; now rewrite Rabs_pos_eq.
  - rewrite qval_opp, Rabs_left; auto; apply Rnot_le_lt; intros H; apply least_zero_right in H; congruence.
Qed.
Lemma qmax_right {fixed : setting} s t : qval n s <= qval n (qmax s t) /\ qval n t <= qval n (qmax s t).
Proof.
  unfold qmax; destruct (least_zero n (qsub s t)) eqn:E; [apply least_zero_right in E|].
  - rewrite qval_sub in E; lra.
  - assert (F : ~ 0 <= qval n (qsub s t)) by (intros F; apply least_zero_right in F; congruence); rewrite qval_sub in F; lra.
Qed.
Lemma same_right {fixed : setting} x y : same x y = true <-> forall i, (i < k)%nat -> pt x i = pt y i.
Proof.
  unfold same; rewrite all_iff; unfold pt; split; intros H i Hi; specialize (H i Hi); revert H; rewrite null_right, qval_sub; lra.
Qed.

Lemma describes_ext {fixed : setting} C (K K' : core) : (forall x, K x <-> K' x) -> describes C K -> describes C K'.
Proof.
  intros E [A [B [D [T S]]]]; assert (I : forall x, interior k K x -> interior k K' x).
  { intros x [e [E0 H]]; exists e; split; auto; intros; apply E; auto. }
  split; [|split; [|split; [|split]]].
  - intros x y t H X Y; apply E, A; auto; now apply E.
  - intros; apply E; auto.
  - auto.
  - intros; apply T; now apply E.
  - intros H; destruct (S H) as [x X]; exists x; auto.
Qed.

Lemma frame_describes {fixed : setting} c u h : complete k (fun j => pt (u j)) -> (forall j, (j < k)%nat -> 0 <= qval n (h j)) ->
  describes (frame_core c u h) (framed k (pt c) (fun j => pt (u j)) (pt h)).
Proof.
  intros C H; assert (A : forall x j, qval n (qdot (u j) (vsub x c)) = dot k (pt (u j)) (fun i => pt x i - pt c i))
    by (intros; now rewrite qval_dot, pt_sub).
  assert (DEEP : forall x, deep (frame_core c u h) x = true -> interior k (framed k (pt c) (fun j => pt (u j)) (pt h)) (pt x)).
  { simpl; intros x X; rewrite all_iff in X; apply framed_interior; auto; intros j Hj; specialize (X j Hj); cbv beta in X.
    apply above_right in X; rewrite qval_sub, qval_abs, A in X; change (pt h j) with (qval n (h j)); lra. }
  split; [apply framed_convex|split; [|split; [auto|split]]].
  - simpl; intros x X; rewrite all_iff in X; apply framed_holds; auto; intros j Hj; specialize (X j Hj); cbv beta in X.
    apply least_zero_right in X; rewrite qval_sub, qval_abs, A in X; change (pt h j) with (qval n (h j)); lra.
  - intros d y Y; destruct (box_support k (pt c) (fun j => pt (u j)) (pt h) (pt d) H) as [R _].
    eapply Rle_trans; [exact (R y Y)|right]; simpl; rewrite qval_add, qval_dot, qval_sum; f_equal; apply sum_ext; intros j Hj.
    rewrite qval_mul, qval_abs, qval_dot by auto; reflexivity.
  - simpl; intros S; exists (pt c); apply DEEP; simpl; rewrite all_iff in *; intros j Hj; specialize (S j Hj); cbv beta in S |- *.
    apply above_right in S; apply above_right; rewrite qval_sub, qval_abs, A.
    replace (dot k (pt (u j)) _) with 0; [rewrite Rabs_R0; lra|]; rewrite dot_minus; ring.
Qed.

Lemma qval_side {fixed : setting} a b c : qval n (qside a b c) = side_of (pt a) (pt b) (pt c).
Proof. unfold qside, side_of, pt; rewrite qval_sub, !qval_mul, !qval_sub by auto; reflexivity. Qed.
Lemma qval_flip {fixed : setting} w s : qval n (flip w s) = (if w then -1 else 1) * qval n s.
Proof. destruct w; simpl; rewrite ?qval_opp; ring. Qed.

Lemma sided_right {fixed : setting} test m v x : sided test m v x = true -> k = 2%nat /\ exists s, fan s m (fun j => pt (v j)) /\
  forall j, (j < m)%nat -> exists q, test q = true /\ qval n q = s * side_of (pt (v j)) (pt (v (after m j))) (pt x).
Proof.
  unfold sided; intros H; apply andb_true_iff in H; destruct H as [K H]; apply Nat.eqb_eq in K; split; auto.
  assert (W : exists w, qfan w m v = true /\ all m (fun j => test (flip w (qside (v j) (v (after m j)) x))) = true).
  { apply orb_true_iff in H; destruct H as [H|H]; apply andb_true_iff in H; [exists false|exists true]; auto. }
  clear H; destruct W as [w [F A]]; unfold qfan in F; rewrite all_iff in F, A; exists (if w then -1 else 1); split.
  - intros j J0 J1; specialize (F j ltac:(lia)); cbv beta in F; destruct (Nat.eqb_spec j 0); [lia|]; apply above_right in F.
    now rewrite qval_flip, qval_side in F.
  - intros j Hj; exists (flip w (qside (v j) (v (after m j)) x)); split; [now apply A|now rewrite qval_flip, qval_side].
Qed.

Lemma on_segment_right {fixed : setting} a b x : on_segment a b x = true -> exists t, 0 <= t <= 1 /\
  forall i, (i < k)%nat -> pt x i = (1 - t) * pt a i + t * pt b i.
Proof.
  unfold on_segment; set (d := vsub b a); set (y := vsub x a); set (q := qdot d d); set (s := qdot y d).
  destruct (above n q) eqn:Q; intros H.
  - rewrite !andb_true_iff, !least_zero_right, qval_sub, all_iff in H; destruct H as [[S T] A]; apply above_right in Q.
    exists (qval n s / qval n q); split; [apply share; lra|]; intros i Hi; specialize (A i Hi); cbv beta in A; apply null_right in A.
    rewrite qval_sub, !qval_mul in A by auto; unfold y, d, vsub in A; rewrite !qval_sub in A; unfold pt.
    apply Rmult_eq_reg_r with (qval n q); [|lra].
    transitivity (qval n (a i) * qval n q + qval n s * (qval n (b i) - qval n (a i))); [lra|field; lra].
  - rewrite same_right in H; exists 0; split; [lra|]; intros i Hi; rewrite H by auto; ring.
Qed.

Lemma hull_describes {fixed : setting} m v : (0 < m)%nat -> describes (hull_core m v) (hull k m (fun j => pt (v j))).
Proof.
  intros M; split; [apply hull_convex|split; [|split; [|split]]].
  - intros x H; cbn [held hull_core] in H; destruct m as [|[|[|m]]]; [discriminate| | |].
    + rewrite same_right in H; apply (hull_three k 1 (fun j => pt (v j)) 0 0 0 1 0 0); try lia; try lra; intros; rewrite H by auto; ring.
    + apply on_segment_right in H; destruct H as [t [T X]].
      apply (hull_three k 2 (fun j => pt (v j)) 0 1 1 (1 - t) t 0); try lia; try lra; intros; rewrite X by auto; ring.
    + apply sided_right in H; destruct H as [K [s [F A]]]; rewrite K; apply (polygon_holds s); auto; [lia|].
      intros j Hj; destruct (A j Hj) as [q [Q E]]; rewrite <- E; now apply least_zero_right.
  - intros x H; cbn [deep hull_core] in H; destruct m as [|[|[|m]]]; try discriminate.
    apply sided_right in H; destruct H as [K [s [F A]]]; rewrite K; apply (polygon_interior s); auto; [lia|].
    intros j Hj; destruct (A j Hj) as [q [Q E]]; rewrite <- E; now apply above_right.
  - intros d; apply hull_below; cbn [top hull_core]; induction m as [|[|m] IH]; [lia| |].
    + intros j Hj; replace j with 0%nat by lia; simpl; rewrite qval_dot; lra.
    + intros j Hj; destruct (qmax_right (hull_top (S m) v d) (qdot d (v (S m)))) as [A B].
      change (hull_top (S (S m)) v d) with (qmax (hull_top (S m) v d) (qdot d (v (S m)))).
      destruct (Nat.eq_dec j (S m)) as [->|]; [rewrite <- qval_dot; exact B|].
      eapply Rle_trans; [apply IH; lia|exact A].
  - discriminate.
Qed.

Lemma surrounds_right {fixed : setting} K L A B l : describes A K -> describes B L -> surrounds A B l = true -> surrounded k K L.
Proof.
  intros [_ [HK _]] [_ [HL _]] H i Hi; apply andb_true_iff in H; destruct H as [F H]; rewrite forallb_forall in F.
  rewrite all_iff in H; specialize (H i Hi); cbv beta zeta in H; apply andb_true_iff in H; destruct H as [P M].
  assert (G : forall test, existsb (fun pq => test (vsub (fst pq) (snd pq) i) &&
    all k (fun j => Nat.eqb j i || null n (vsub (fst pq) (snd pq) j))) l = true -> exists s, test s = true /\
      apart_along k K L i (qval n s)).
  { intros test X; apply existsb_exists in X; destruct X as [[p q] [I X]]; specialize (F (p, q) I).
    rewrite andb_true_iff, all_iff in X; rewrite andb_true_iff in F; simpl in X, F; destruct X as [T J], F as [Fp Fq].
    exists (vsub p q i); split; [exact T|]; exists (pt p), (pt q); split; [now apply HK|split; [now apply HL|]]; intros j Hj.
    unfold pt; rewrite <- qval_sub; destruct Nat.eq_dec as [->|D]; [reflexivity|].
    specialize (J j Hj); cbv beta in J; destruct (Nat.eqb_spec j i); [contradiction|]; now apply null_right in J. }
  destruct (G (above n) P) as [s [S AP]], (G (fun s => above n (qopp s)) M) as [t [T AM]]; apply above_right in S; apply above_right in T;
    rewrite qval_opp in T.
  split; [exists (qval n t)|exists (qval n s)]; split; auto; lra.
Qed.

Lemma check_right {fixed : setting} how K L A B r v e : (0 < k)%nat -> describes A K -> describes B L -> 0 <= qval n r ->
  check how A B r v e = true -> stands k how K L (qval n r) v.
Proof.
  intros K0 DA DB R0 H; assert (DA' := DA); assert (DB' := DB).
  destruct DA as [CK [HK [IK [TK SK]]]]; destruct DB as [CL [HL [IL [TL _]]]].
  set (a := of_first e) in *; set (b := of_second e) in *; set (d := along e) in *; unfold check in H; fold a b d in H; cbv zeta in H.
  set (gap := qopp (qadd (top B (vopp d)) (top A d))) in *.
  set (near := qsub (qdot (vsub b a) (vsub b a)) (qmul n r r)) in *.
  assert (OPP : forall z, dot k (pt (vopp d)) z = - dot k (pt d) z).
  { intros z; rewrite pt_opp; unfold dot; rewrite <- (Rmult_1_l (sum k (fun i => pt d i * z i))), Ropp_mult_distr_l, <- sum_scale.
    apply sum_ext; intros; ring. }
  assert (SEP : separated k K L (pt d) (qval n gap)).
  { intros x y X Y; specialize (TK d x X); specialize (TL (vopp d) y Y); rewrite OPP in TL; unfold gap; rewrite qval_opp, qval_add; lra. }
  assert (EXC : qval n (qsub (qmul n gap gap) (qmul n (qmul n r r) (qdot d d))) = sq (qval n gap) - sq (qval n r * norm k (pt d))).
  { rewrite qval_sub, !qval_mul, qval_dot, dot_self by auto; unfold sq; ring. }
  assert (NEAR : qval n near = sq (between k (pt a) (pt b)) - sq (qval n r)).
  { unfold near; rewrite qval_sub, qval_mul, qval_dot by auto; f_equal; unfold between, sq at 1; rewrite sqrt_sqrt by apply dist_sq_nonneg.
    rewrite pt_sub; apply sum_ext; intros; unfold sq; ring. }
  assert (BN := between_nonneg k (pt a) (pt b)); apply (rules_are_right k how K L (qval n r) v (pt a) (pt b) (pt d)); auto; destruct v.
  - rewrite andb_true_iff, !above_right, EXC in H; destruct H as [G X]; exists (qval n gap); split; auto; unfold sq in X; nra.
  - rewrite !andb_true_iff, null_right, NEAR, orb_true_iff, andb_true_iff, orb_true_iff, andb_true_iff, !least_zero_right, EXC in H.
    destruct H as [[[Ka Lb] Z] X]; split; [auto|split; [auto|split; [apply sq_eq; auto; lra|]]].
    destruct X as [X|[X Y]]; [left; destruct how; try discriminate; now rewrite null_right in X|right; split].
    + apply NNPP; intros F; apply negb_true_iff, not_true_iff_false in X; apply X, all_iff; intros i Hi; apply null_right, NNPP.
      intros E; apply F; now exists i.
    + destruct Y as [[G Y]|Y]; [left; intros x y Kx Ly; apply Rle_trans with (qval n gap); [apply sq_le_inv; auto;
        lra|now apply SEP]|right].
      destruct how; try discriminate; rewrite andb_true_iff, !null_right, qval_add in Y; destruct Y as [Y F]; split; auto; split; auto.
      intros x y Kx Ky; assert (X1 := TK d x Kx); assert (Y1 := TK d y Ky); assert (X2 := TK (vopp d) x Kx);
        assert (Y2 := TK (vopp d) y Ky).
      rewrite OPP in X2, Y2; lra.
  - rewrite orb_true_iff, !andb_true_iff, above_right, null_right, qval_opp, NEAR, orb_true_iff, !andb_true_iff, orb_true_iff, same_right
      in H.
    destruct H as [[[Ka Lb] X]|[[Z H] M]]; [left; split; auto; split; auto; unfold sq in X; nra|right; split; auto; split].
    + destruct H as [[[[Ka Lb] S] D]|H]; [left|right; now apply (surrounds_right K L A B (around e))].
      split; [auto|split; [auto|split; [now apply between_same|destruct D; auto]]].
    + destruct how; try discriminate; auto.
Qed.
